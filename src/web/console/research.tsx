import { useEffect, useState } from 'preact/hooks';
import { CallError, call, callNews, type News } from './call.ts';
import { keepDraft } from './drafts.ts';
import { wordsOf } from './loaded.ts';
import { PageOf, Problem, WaitingPage } from './parts.tsx';
import { ReportPage } from './report-page.tsx';
import { visit } from './route.ts';
import { hasReport } from './run-outcome.ts';
import type { Progress, Run } from './shapes.ts';
import { Watch } from './watch.tsx';

/** One run from its question to its report, whenever a person comes back to it. */
export function ResearchPage({ runId }: { readonly runId: string }) {
  const { run, progress, problem } = useFollowedRun(runId);
  if (!run) return <WaitingPage problem={problem} />;
  if (hasReport(run)) return <ReportPage run={run} />;
  if (run.completed_at !== null) return <WithoutReport run={run} />;
  return (
    <PageOf title={titleOf(run)} wide>
      <Problem words={problem} />
      <Watch run={run} progress={progress} />
    </PageOf>
  );
}

interface Followed {
  readonly run: Run | null;
  readonly progress: Progress | null;
  readonly problem: string;
}

/** Follows a run until it has ended. A failed reading is told and tried again. */
function useFollowedRun(runId: string): Followed {
  const [state, setState] = useState<Followed>({ run: null, progress: null, problem: '' });
  useEffect(() => {
    const leave = new AbortController();
    const set = (next: Partial<Followed>) => {
      if (!leave.signal.aborted) setState((last) => ({ ...last, problem: '', ...next }));
    };
    void followRun(`research/${encodeURIComponent(runId)}`, set, leave.signal);
    return () => leave.abort();
  }, [runId]);
  return state;
}

/**
 * Our choice: news of a second are one request, and a service that does not let a request wait is
 * not flooded.
 */
const pauseMs = 1_000;

async function followRun(
  path: string,
  set: (next: Partial<Followed>) => void,
  signal: AbortSignal,
): Promise<void> {
  let run: Run | null = null;
  for (let tag = ''; !signal.aborted; await sleep(pauseMs)) {
    try {
      if (run === null) {
        run = await call<Run>(path);
        set({ run });
        if (run.completed_at !== null) return;
      }
      const news: News<Progress> = await callNews<Progress>(`${path}/progress`, tag, signal);
      tag = news.tag;
      set(news.body ? { progress: news.body, run: news.body.run } : {});
      if (news.body && news.body.run.completed_at !== null) return;
    } catch (error) {
      set({ problem: wordsOf(error) });
      if (isFinal(error)) return;
    }
  }
}

/** Whether the same reading would be refused again, as of a run that is not there. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function WithoutReport({ run }: { readonly run: Run }) {
  const again = () => {
    keepDraft({ prompt: run.prompt, panel: run.panel });
    visit('/console');
  };
  return (
    <PageOf title={titleOf(run)}>
      <p class="problem">
        {run.status === 'failed'
          ? 'This research failed, and there is no report.'
          : 'The panel answered, but no report could be made from it.'}
      </p>
      <p>
        {run.credits_charged === 0
          ? `The ${run.credits_reserved} credits that were reserved for it have been refunded.`
          : `The ${run.credits_reserved} credits that were reserved for it are held until an operator has looked at what went wrong.`}{' '}
        {run.progress.successful_models} of {run.progress.total_models} models answered.
      </p>
      {run.status === 'partial' ? (
        <p>
          <a href={`/console/api/research/${run.id}/responses/export`} download>
            Stored answers as JSONL
          </a>
        </p>
      ) : null}
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
