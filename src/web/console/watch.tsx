import { useEffect, useState } from 'preact/hooks';
import { durationWords } from './durations.ts';
import type { ModelProgress, Progress, Run } from './shapes.ts';

interface WatchProps {
  readonly run: Run;
  /** Null until it is read. */
  readonly progress: Progress | null;
}

/**
 * A run in progress: a square per model, the phase in words, and how far the synthesis has come.
 */
export function Watch({ run, progress }: WatchProps) {
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
        {progress?.models.some(({ simulated }) => simulated) ? <Simulated /> : null}
        {progress ? <Squares models={progress.models} /> : null}
      </section>
      <section>
        <h2>Reading the answers, writing the report</h2>
        <Steps progress={progress} />
      </section>
      <p class="note">
        You can close this page: the run goes on, and is here when you come back. If it fails for a technical
        reason, its {run.credits_reserved} credits are refunded.
      </p>
    </>
  );
}

/** As the report says later. */
function Simulated() {
  return (
    <p class="problem">
      These answers come from a simulator, and are no model's words: no gateway is set yet.
    </p>
  );
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

/** What a square says of its model. */
function stateWords({ state, failure }: ModelProgress): string {
  if (state === 'success') return 'answered';
  if (state === 'pending')
    return failure === null ? 'asked' : `asked again (${failure.replaceAll('_', ' ')})`;
  return `no answer (${(failure ?? state).replaceAll('_', ' ')})`;
}

/** One square per model in the order of labs; the one in focus says what its model has said. */
function Squares({ models }: { readonly models: readonly ModelProgress[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const model = models.find(({ model_id: id }) => id === shown);
  return (
    <>
      <ul class="squares">
        {models.map((each) => (
          <li key={each.model_id}>
            <button
              type="button"
              class={`square ${each.state}`}
              aria-label={`${each.display_name}, ${each.laboratory ?? 'lab unknown'}: ${stateWords(each)}`}
              onFocus={() => setShown(each.model_id)}
              onPointerEnter={() => setShown(each.model_id)}
            />
          </li>
        ))}
      </ul>
      <p class="said-by" dir="auto" aria-live="polite">
        {model ? (
          <>
            <strong>{model.display_name}</strong>{' '}
            <span class="of">
              {model.laboratory ?? 'lab unknown'} · {stateWords(model)}
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
  const failed = models.filter(({ state }) => state === 'error' || state === 'timeout');
  if (failed.length === 0) return null;
  return (
    <details class="more" open>
      <summary>{failed.length} without an answer</summary>
      <ul>
        {failed.map((each) => (
          <li key={each.model_id}>
            {each.display_name}: {stateWords(each)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Steps({ progress }: { readonly progress: Progress | null }) {
  const { done = 0, known = 0 } = progress?.synthesis ?? {};
  return (
    <>
      <progress max={Math.max(1, known)} value={done} aria-label="Steps until the report" />
      <p class="note">
        {known === 0
          ? 'Answers are read as they come; the steps are counted once all are in'
          : `${done} of ${known} steps known so far`}
      </p>
    </>
  );
}
