import { textPages } from '../../src/db/panel-rows.ts';
import { type ReadInput, type Section, sections } from '../../src/domain/run/run-messages.ts';
import type { SynthesizerIndex } from '../../src/domain/run/synthesizer.ts';
import { packEvidence } from '../../src/stages/evidence/evidence-input.ts';
import { readCall } from '../../src/stages/read/read-section.ts';
import type { HandedIn } from '../../src/stages/write/define-writer.ts';
import { loadKinds } from '../artifacts/load-artifacts.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { evidenceIn, loadSynthesis } from '../common/synthesis.ts';
import { readWritten } from './read-written.ts';

/**
 * Has the written sections of a report read by a synthesizer that did not write them, in one call
 * for all sections of the same writer. Without `byReader` nobody is asked: code makes what is
 * not read yet.
 */
export async function readSections(
  deps: ActivityDeps,
  { byReader, ...known }: ReadInput,
): Promise<undefined> {
  const { runId } = known;
  const { db } = deps;
  const written = await writtenBy(deps, runId);
  if (written.size === 0) return;
  const evidence = packEvidence(evidenceIn(await inTurn(runId, () => loadSynthesis(db, known))));
  const texts = () => textPages(db, runId);
  // One after the other: if one fails, the calls of another one must not be cut off.
  for (const [writer, handedIn] of written) {
    const readers = readersFor(deps, writer);
    const reading = {
      deps,
      runId,
      written: handedIn,
      evidence,
      texts,
      writer,
      readers,
      maySpend: byReader,
    };
    for (const [section, body] of await readWritten(reading))
      await storeStep(db, {
        ...{ runId, kind: 'read_settle', shard: section },
        promptVersion: readCall.promptVersion,
        madeFrom: JSON.stringify(handedIn.get(section)),
        body,
      });
  }
}

/**
 * The written sections by the index of their writer. If one of a writer's is not read yet, all are
 * given, because they are read together: so a repeat asks the same, and finds what was paid.
 */
async function writtenBy(
  { db, synthesizers }: ActivityDeps,
  runId: string,
): Promise<ReadonlyMap<0 | 1, ReadonlyMap<Section, HandedIn<unknown>>>> {
  const { write: drafts, read_settle: read } = await loadKinds(db, runId, ['write', 'read_settle']);
  const [first] = synthesizers.write;
  const written = sections.flatMap((section) => {
    const draft = drafts.get(section);
    if (!draft?.ok) return [];
    const writer: 0 | 1 = draft.synthesizer === first.modelId ? 0 : 1;
    return [{ section, writer, handedIn: draft.value }];
  });
  const groups = [...Map.groupBy(written, ({ writer }) => writer)];
  return new Map(
    groups
      .filter(([, own]) => own.some(({ section }) => !read.has(section)))
      .map(([writer, own]) => [writer, new Map(own.map(({ section, handedIn }) => [section, handedIn]))]),
  );
}

/** The indexes of those that did not write: the other one of the pair, then a third synthesizer. */
function readersFor({ synthesizers: { write } }: ActivityDeps, writer: 0 | 1): SynthesizerIndex[] {
  const { modelId } = write[writer];
  return ([0, 1, 2] as const).filter((index) => (write[index]?.modelId ?? modelId) !== modelId);
}
