import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fileNameOf } from '../model/file-name.ts';
import type { ReportIndex } from '../model/report-index.ts';
import { stanceTable } from '../model/stance-table.ts';
import type { Texts } from '../report/page-context.ts';
import { keepDraft } from './drafts.ts';
import { useList, useLoaded } from './loaded.ts';
import { ActionButton, Time, Waiting } from './parts.tsx';
import { visit } from './route.ts';
import { hasReport } from './run-outcome.ts';
import type { Listed, ListedRun, Panel, Run } from './shapes.ts';

interface ActionsProps {
  readonly run: Run;
  readonly index: ReportIndex;
  readonly texts: Texts;
}

/** Sends a report as a file, and asks its question again. */
export function ReportActions({ run, index, texts }: ActionsProps) {
  const panels = useLoaded<Listed<Panel>>('panels').value?.data ?? [];
  const ask = (panel: string) => {
    keepDraft({ prompt: run.prompt, panel });
    visit('/console');
  };
  return (
    <div class="actions">
      <Action name="Send or keep it">
        <SendFile run={run} index={index} texts={texts} />
      </Action>
      <Action name="Ask again">
        <p class="row">
          {panels
            .toSorted((one, other) => Number(other.id === run.panel) - Number(one.id === run.panel))
            .map(({ id, models }) => (
              <button key={id} type="button" class="plain" onClick={() => ask(id)}>
                {id === run.panel ? 'The same panel' : `The panel ${id} of ${models} models`}
              </button>
            ))}
        </p>
        <p class="note">This fills in the form, with the price beside its button.</p>
      </Action>
      <Action name="Compare">
        <OtherRuns run={run} />
      </Action>
      <p class="note">
        Asked <Time at={run.created_at} />, {run.credits_charged ?? run.credits_reserved} credits
      </p>
    </div>
  );
}

/** Opens over the report and closes its neighbours, so that nothing else moves. */
function Action({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <details name="action">
      <summary>{name}</summary>
      <div class="opened">{children}</div>
    </details>
  );
}

/** Our choice: enough of a question to find it by. */
const soughtCharacters = 150;
/** As many characters of a question as a list of runs has. */
const listedCharacters = 300;

/** Other reports of the same question. */
function OtherRuns({ run }: { readonly run: Run }) {
  const words = new URLSearchParams({
    query: Array.from(run.prompt).slice(0, soughtCharacters).join('').trim(),
  });
  const { items, problem, readOlder } = useList<ListedRun>(`runs?${words}`);
  if (!items) return <Waiting problem={problem} />;
  const question = Array.from(run.prompt).slice(0, listedCharacters).join('');
  const others = items.filter(
    (other) => other.id !== run.id && other.question === question && hasReport(other),
  );
  return (
    <>
      {others.length === 0 ? (
        <p class="note">
          No other report of this question was found{readOlder ? ' among the newest runs' : ''}. Ask it again,
          and compare.
        </p>
      ) : null}
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <a href={`/console/compare/${other.id}/${run.id}`}>
              with that of <Time at={other.created_at} />, panel {other.panel} of {other.total_models} models
            </a>
          </li>
        ))}
      </ul>
      {readOlder ? <ActionButton act={readOlder} name="Look among older runs" /> : null}
    </>
  );
}

function SendFile({ run, index, texts }: ActionsProps) {
  const [withTexts, setWithTexts] = useState(true);
  const sendPage = async () => {
    const { renderFile } = await import('../file/render.tsx');
    const all = withTexts && texts.all ? Object.fromEntries(texts.all) : null;
    const page = renderFile({ report: index.report, texts: all });
    save(page, 'text/html', `${fileNameOf(run.prompt, all !== null)}.html`);
  };
  const sendTable = () => save(stanceTable(index), 'text/csv', `stances-${run.id}.csv`);
  return (
    <>
      <p>
        <label class="check">
          <input
            type="checkbox"
            checked={withTexts}
            onChange={({ currentTarget }) => setWithTexts(currentTarget.checked)}
          />{' '}
          with the stored answers
        </label>
        <button type="button" onClick={sendPage} disabled={withTexts && !texts.all}>
          One file to send (HTML)
        </button>
      </p>
      <p class="note">
        It opens in any browser, without a network and without scripts. Without the stored answers, it has all
        counts and the names behind them, but nobody can read there in which words a model said so.
      </p>
      <p class="note">
        In the CSV, support, oppose and mixed are what this page calls agree, disagree and both; unresolved is
        unclear. They are the terms of the report as JSON.
      </p>
      <ul class="downloads">
        <li>
          <a href={`/console/api/research/${run.id}/result`} download={`report-${run.id}.json`}>
            Report as JSON
          </a>
        </li>
        <li>
          <a href={`/console/api/research/${run.id}/responses/export`} download>
            Stored answers as JSONL
          </a>
        </li>
        <li>
          <button type="button" class="plain" onClick={sendTable}>
            Claims × models as CSV
          </button>
        </li>
        <li>
          <button type="button" class="plain" onClick={() => print()}>
            Print
          </button>
        </li>
      </ul>
    </>
  );
}

/** Lets the browser keep a text as a file. */
function save(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
