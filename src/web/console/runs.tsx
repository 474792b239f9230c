import { useEffect, useState } from 'preact/hooks';
import { grouped } from '../model/numbers.ts';
import { Choice } from '../report/choice.tsx';
import { useList, useLoaded } from './loaded.ts';
import { ActionButton, PageOf, Time, Waiting } from './parts.tsx';
import { outcomeWords, statusNames } from './run-outcome.ts';
import type { Listed, ListedRun, Panel } from './shapes.ts';

interface Search {
  readonly query: string;
  readonly status: string;
  readonly panel: string;
}

/** All runs of the workspace, found by words of the question, status and panel. */
export function RunsPage() {
  const [search, setSearch] = useState<Search>({ query: '', status: '', panel: '' });
  const typed = useSettled(search);
  const path = `runs?${new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''))}`;
  return (
    <PageOf title="Runs" wide>
      <SearchForm search={search} onChange={setSearch} />
      <RunList key={path} path={path} />
    </PageOf>
  );
}

/**
 * Our choice: a pause that is longer than one between two letters, so that a word is one request.
 */
const settledMs = 250;

function useSettled(search: Search): Search {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), settledMs);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}

function SearchForm({
  search,
  onChange,
}: {
  readonly search: Search;
  readonly onChange: (next: Search) => void;
}) {
  const panels = useLoaded<Listed<Panel>>('panels').value?.data ?? [];
  return (
    <form class="controls" onSubmit={(event) => event.preventDefault()} aria-label="Runs shown">
      <label class="find">
        Words of the question
        <input
          type="search"
          value={search.query}
          onInput={({ currentTarget }) => onChange({ ...search, query: currentTarget.value })}
        />
      </label>
      <Choice
        name="Status"
        value={search.status}
        options={[['', 'All'], ...Object.entries(statusNames)]}
        onChoose={(status) => onChange({ ...search, status })}
      />
      <Choice
        name="Panel"
        value={search.panel}
        options={[['', 'All'], ...panels.map(({ id, models }) => [id, `${id} of ${models} models`] as const)]}
        onChoose={(panel) => onChange({ ...search, panel })}
      />
    </form>
  );
}

/** As many runs as one search looks at, at most. */
const lookedAt = 2_000;

function RunList({ path }: { readonly path: string }) {
  const { items: runs, problem, pages, readOlder } = useList<ListedRun>(path);
  if (!runs) return <Waiting problem={problem} />;
  return (
    <>
      {runs.length === 0 ? (
        <p>
          No run is like that{readOlder ? ` among the newest ${grouped(pages * lookedAt)}` : ''}.{' '}
          <a href="/console">Ask a question</a>
        </p>
      ) : null}
      <RunLines runs={runs} />
      {readOlder ? <ActionButton act={readOlder} name="Show older runs" /> : null}
    </>
  );
}

export function RunLines({ runs }: { readonly runs: readonly ListedRun[] }) {
  return (
    <ol class="runs">
      {runs.map((run) => (
        <RunLine key={run.id} run={run} />
      ))}
    </ol>
  );
}

function RunLine({ run }: { readonly run: ListedRun }) {
  return (
    <li>
      <a href={`/console/research/${run.id}`} dir="auto">
        {run.question}
      </a>
      <p class="note">
        {outcomeWords(run)} · panel {run.panel} of {run.total_models} models ·{' '}
        {run.credits_charged ?? run.credits_reserved} credits · <Time at={run.created_at} />
        {run.asked_by ? ` · ${askerWords(run.asked_by)}` : ''}
      </p>
    </li>
  );
}

/** Who asked: a person, or a key by its name and last characters. */
export function askerWords(by: NonNullable<ListedRun['asked_by']>): string {
  return 'person' in by ? by.person : `key ${by.key} …${by.last4}`;
}
