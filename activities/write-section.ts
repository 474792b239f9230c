import { saveArtifact } from '../src/db/artifacts.ts';
import { textPages } from '../src/db/panel-rows.ts';
import type { Queryable } from '../src/db/pool.ts';
import type { StepResult, WriteInput } from '../src/domain/run/run-messages.ts';
import { type PackedEvidence, packEvidence } from '../src/stages/evidence/evidence-input.ts';
import { seededHash } from '../src/stages/prepare/seeded.ts';
import { readCall } from '../src/stages/read/read-section.ts';
import { writers } from '../src/stages/write/writers.ts';
import { languageOf } from '../src/text/language/language-of.ts';
import type { SectionArtifact } from './artifacts/artifact-bodies.ts';
import { artifactKinds } from './artifacts/artifact-kinds.ts';
import { findShard } from './artifacts/load-artifacts.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inTurn } from './common/in-turn.ts';
import { runStage } from './common/run-stage.ts';
import { evidenceOf, loadSynthesis } from './common/synthesis.ts';
import { readSection } from './section/read-section.ts';

/**
 * Has one section of the report written from tables of ids, and read by the synthesizer that did not write it. The
 * prompts contain no names or responses, and that of the writer no numbers.
 */
export function makeWriteSection(deps: ActivityDeps) {
  return async function writeSection({ runId, section }: WriteInput): Promise<StepResult> {
    const ref = { runId, kind: artifactKinds.write, shard: section };
    const texts = () => textPages(deps.db, runId);
    const evidence = await inTurn(runId, () => loadEvidence(deps.db, runId));
    if (evidence === null || (await findShard(deps.db, runId, artifactKinds.section, section)))
      return { outcome: 'done' };
    const written = await runStage(deps, {
      ...ref,
      stage: 'write',
      spec: writers[section].spec,
      input: () => ({ section, evidence }),
      texts,
    });
    if (!written.ok) return { outcome: 'failed' };
    const reading = { deps, runId, section, evidence, texts, writer: written.synthesizer };
    // Of two tries at once, whose readers may differ, the first one counts.
    const inputHash = Buffer.from(seededHash(JSON.stringify(written.value)), 'hex');
    await saveSection(deps.db, { ...ref, inputHash }, await readSection(reading, written.value));
    return { outcome: 'done' };
  };
}

async function saveSection(
  db: Queryable,
  { runId, shard, inputHash }: { readonly runId: string; readonly shard: string; readonly inputHash: Buffer },
  section: SectionArtifact,
): Promise<void> {
  await saveArtifact(db, {
    runId,
    kind: artifactKinds.section,
    shard,
    promptVersion: readCall.promptVersion,
    inputHash,
    body: JSON.stringify(section),
  });
}

/**
 * Null if no section is written: prose in a language without a catalogue cannot be checked and is not printed
 * (R-R14).
 */
async function loadEvidence(db: Queryable, runId: string): Promise<PackedEvidence | null> {
  const evidence = evidenceOf(await loadSynthesis(db, runId));
  return languageOf(evidence.findings.question) === null ? null : packEvidence(evidence);
}
