import { textPages } from '../src/db/panel-rows.ts';
import type { Queryable } from '../src/db/pool.ts';
import type { StepResult, WriteInput } from '../src/domain/run/run-messages.ts';
import { writers } from '../src/synthesis/write/writers.ts';
import { languageOf } from '../src/text/language/language-of.ts';
import { type PackedEvidence, packEvidence } from '../src/threads/jobs/evidence-input.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { evidenceOf, loadSynthesis } from './common/synthesis.ts';

/** Has one section of the report written from tables of ids. The prompt contains no names, responses or numbers. */
export function makeWriteSection(deps: ActivityDeps) {
  return async function writeSection({ runId, section }: WriteInput): Promise<StepResult> {
    const ref = { runId, kind: artifactKinds.write, shard: section };
    const texts = () => textPages(deps.db, runId);
    const evidence = await inTurn(runId, () => loadEvidence(deps.db, runId));
    if (evidence === null) return { outcome: 'done' };
    const { spec } = writers[section];
    const messages = await inThread(deps, ref, 'prepareSection', { section, evidence }, texts);
    if (!messages.ok) {
      await giveUpPart(deps, ref, spec, messages.reason);
      return { outcome: 'failed' };
    }
    const written = await callSynthesizer(deps, {
      ...ref,
      spec,
      messages: messages.value,
      judge: (output) => judgeInThread(deps, ref, 'judgeSection', { output, section, evidence }, texts),
    });
    return { outcome: written.ok ? 'done' : 'failed' };
  };
}

/**
 * Null if no section is written: prose in a language without a catalogue cannot be checked and is not printed
 * (R-R14).
 */
async function loadEvidence(db: Queryable, runId: string): Promise<PackedEvidence | null> {
  const evidence = evidenceOf(await loadSynthesis(db, runId));
  return languageOf(evidence.findings.question) === null ? null : packEvidence(evidence);
}
