import { useEffect, useState } from 'preact/hooks';
import { call } from './call.ts';
import { durationWords } from './durations.ts';
import type { ModelProgress, Progress, Run } from './shapes.ts';

/** A run in progress: a square per model, the phase in words, and how far the synthesis has come. */
export function Watch({ run }: { readonly run: Run }) {
  const progress = useProgress(run);
  const { total_models: total, successful_models: answered, failed_models: failed } = run.progress;
  return (
    <>
      <p class="phase" role="status">
        {phaseWords(run)}
      </p>
      <Elapsed since={run.created_at} usual={progress?.usual_seconds ?? null} />
      <section>
        <h2>Panel</h2>
        <p>
          {answered} of {total} answered
          {failed > 0 ? `, ${failed} failed` : ''}
        </p>
        <Squares models={progress?.models ?? counted(run)} />
      </section>
      <section>
        <h2>Synthesis</h2>
        <Steps progress={progress} />
      </section>
      <p class="note">
        You can close this page: the run goes on, and is here when you come back. If it fails, its{' '}
        {run.credits_reserved} credits are refunded.
      </p>
    </>
  );
}

/** Squares for a run of which only the counts are known. */
function counted({ progress }: Run): ModelProgress[] {
  const { total_models: total, successful_models: answered, failed_models: failed } = progress;
  const stateAt = (at: number) => (at < answered ? 'answered' : 'asked');
  return Array.from({ length: total }, (_, at) => ({
    ...{ model_id: `${at}`, display_name: `Model ${at + 1}`, lab: '', first_sentence: null, failure: null },
    state: at >= answered && at < answered + failed ? 'failed' : stateAt(at),
  }));
}

/** The details of a run, read as often as the run itself. */
function useProgress(run: Run): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call<Progress>(`research/${run.id}/progress`).then(
      (found) => isCurrent && setProgress(found),
      () => undefined, // The run itself is read at the same time and says what is wrong.
    );
    return () => {
      isCurrent = false;
    };
  }, [run]);
  return progress;
}

function phaseWords({ status, progress }: Run): string {
  if (status === 'queued') return 'Waiting for its turn';
  if (status === 'synthesizing') return 'All answers are in. Two models read and label each of them';
  return progress.completed_models === 0
    ? 'Every model has been asked'
    : 'Answers are coming in, and are read as they come';
}

function Elapsed({ since, usual }: { readonly since: string; readonly usual: number | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - Date.parse(since)) / 1_000);
  return (
    <p class="note">
      {durationWords(seconds)} so far{usual === null ? '' : ` · usually ${durationWords(usual)}`}
    </p>
  );
}

const stateNames: Readonly<Record<ModelProgress['state'], string>> = {
  waiting: 'not asked yet',
  asked: 'asked',
  answered: 'answered',
  failed: 'failed',
};

/** One square per model in the order of labs; the one in focus says what its model has said. */
function Squares({ models }: { readonly models: readonly ModelProgress[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const model = models.find(({ model_id: id }) => id === shown);
  return (
    <>
      <ul class="squares">
        {models.map(({ model_id: id, display_name: name, lab, state, failure }) => (
          <li key={id}>
            <button
              type="button"
              class={`square ${state}`}
              aria-label={`${name}${lab === '' ? '' : `, ${lab}`}: ${failure ?? stateNames[state]}`}
              onFocus={() => setShown(id)}
              onPointerEnter={() => setShown(id)}
            />
          </li>
        ))}
      </ul>
      <p class="said-by" dir="auto" aria-live="polite">
        {model ? (
          <>
            <strong>{model.display_name}</strong>{' '}
            <span class="of">
              {model.lab} · {model.failure ?? stateNames[model.state]}
            </span>
            {model.first_sentence === null ? null : <q>{model.first_sentence}</q>}
          </>
        ) : (
          <span class="note">
            Point at a square, or reach it with the Tab key, to read the first sentence of its answer.
          </span>
        )}
      </p>
      <Failures models={models} />
    </>
  );
}

function Failures({ models }: { readonly models: readonly ModelProgress[] }) {
  const failed = models.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  return (
    <details class="more" open>
      <summary>{failed.length} without an answer</summary>
      <ul>
        {failed.map(({ model_id: id, display_name: name, lab, failure }) => (
          <li key={id}>
            {name} ({lab}): {failure ?? 'failed'}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Steps({ progress }: { readonly progress: Progress | null }) {
  const { steps_done: done = 0, steps_known: known = 0 } = progress?.synthesis ?? {};
  return (
    <>
      <progress max={Math.max(1, known)} value={done} aria-label="Steps of the synthesis" />
      <p class="note">
        {known === 0
          ? 'Begins as soon as the first answer is stored'
          : `${done} of ${known} steps known so far`}
      </p>
    </>
  );
}
