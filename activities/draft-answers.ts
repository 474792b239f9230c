import { textPages } from '../src/db/panel-rows.ts';
import type { ExtractedRef } from '../src/domain/run/run-messages.ts';
import type { SynthesizerIndex } from '../src/domain/run/synthesizer.ts';
import { languageOf } from '../src/text/language/language-of.ts';
import { afterAllEnded } from './common/all-ended.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { loadExtracted, loadNames, loadRun, seedOf } from './common/load-run.ts';
import { optionalPart } from './common/patience.ts';
import { runStage } from './common/run-stage.ts';

/**
 * Has each synthesizer answer the question as one strong model would that has read the responses:
 * the answer of the report is made from what is best in both (decision 54). None if no answer is
 * written, as in a language without a catalogue (R-R14).
 */
export async function draftAnswers(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const run = await loadRun(deps.db, runId);
  if (languageOf(run.prompt) === null) return;
  const extracted = await inTurn(runId, () => loadExtracted(deps.db, known));
  const input = {
    seed: seedOf(run),
    day: run.created_at.toISOString().slice(0, 10),
    question: run.prompt,
    names: await loadNames(deps.db, runId),
    responses: extracted.map(({ modelId, alias, result }) => ({
      ...{ modelId, alias },
      claims: result.claims.map(({ span }) => span),
    })),
  };
  const ref = { runId, kind: 'write_draft', shard: 'both' };
  const texts = () => textPages(deps.db, runId);
  const prepared = await inThread(deps, ref, 'write_draft.prepare', input, texts);
  const [one, other] = deps.synthesizers.write;
  const indexes: readonly SynthesizerIndex[] = one.modelId === other.modelId ? [0] : [0, 1];
  await afterAllEnded(
    indexes.map((synthesizer) =>
      runStage(deps, {
        ...{ runId, stage: 'write_draft', kind: 'write_draft', shard: `${synthesizer}` },
        input: () => input,
        prepared,
        order: () => [synthesizer],
        ...optionalPart,
      }),
    ),
  );
}
