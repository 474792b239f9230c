import { useEffect, useState } from 'preact/hooks';
import { call } from './call.ts';
import { keepDraft } from './drafts.ts';
import { wordsOf } from './loaded.ts';
import { PageOf, Problem, Waiting } from './parts.tsx';
import { ReportPage } from './report-page.tsx';
import { visit } from './route.ts';
import type { Run } from './shapes.ts';
import { Watch } from './watch.tsx';

/** Our choice: soon enough for a square that fills, and a quarter of a key's reads per minute. */
const pollMs = 2_000;

/** One run from its question to its report, whenever a person comes back to it. */
export function ResearchPage({ runId }: { readonly runId: string }) {
  const { run, problem } = usePolledRun(runId);
  if (!run)
    return (
      <div class="page">
        <Waiting problem={problem} />
      </div>
    );
  if (run.status === 'completed' || run.status === 'partial') return <ReportPage run={run} />;
  if (run.status === 'failed') return <Failed run={run} />;
  return (
    <PageOf title={titleOf(run)} wide>
      <Problem words={problem} />
      <Watch run={run} />
    </PageOf>
  );
}

/** Reads a run again and again until it has ended; a failed reading is told and tried again. */
function usePolledRun(runId: string) {
  const [run, setRun] = useState<Run | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const read = async () => {
      const found = await call<Run>(`research/${encodeURIComponent(runId)}`).catch((error) => {
        if (isCurrent) setProblem(wordsOf(error));
        return null;
      });
      if (!isCurrent) return;
      if (found) {
        setRun(found);
        setProblem('');
      }
      if (!found || found.completed_at === null) timer = setTimeout(read, pollMs);
    };
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [runId]);
  return { run, problem };
}

function Failed({ run }: { readonly run: Run }) {
  const again = () => {
    keepDraft({ prompt: run.prompt, panel: run.panel });
    visit('/console');
  };
  return (
    <PageOf title={titleOf(run)}>
      <p class="problem">This research failed, and there is no report.</p>
      <p>
        {run.credits_charged === 0
          ? `The ${run.credits_reserved} credits that were reserved for it have been refunded.`
          : `The ${run.credits_reserved} credits that were reserved for it are held until an operator has looked at what went wrong.`}{' '}
        {run.progress.successful_models} of {run.progress.total_models} models answered. What they said is
        kept:{' '}
        <a href={`/console/api/research/${run.id}/responses/export`} download>
          the stored answers
        </a>
        .
      </p>
      <button type="button" onClick={again}>
        Ask again
      </button>
    </PageOf>
  );
}

function titleOf({ prompt }: Run): string {
  const characters = Array.from(prompt.slice(0, 1_000));
  return characters.length > 160 ? `${characters.slice(0, 160).join('')} …` : characters.join('');
}
