import { textPages } from '../src/db/panel-rows.ts';
import type { StepResult, WriteInput } from '../src/domain/run/run-messages.ts';
import { writers } from '../src/synthesis/write/writers.ts';
import { languageOf } from '../src/text/language/language-of.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { evidenceOf, loadSynthesis } from './common/synthesis.ts';

/** Has one section of the report written from tables of ids: the prompt contains no numbers, names or responses. */
export function makeWriteSection(deps: ActivityDeps) {
  return async function writeSection({ runId, section }: WriteInput): Promise<StepResult> {
    const ref = { runId, kind: artifactKinds.write, shard: section };
    const texts = () => textPages(deps.db, runId);
    const evidence = evidenceOf(await inTurn(runId, () => loadSynthesis(deps.db, runId)));
    // Prose in a language without a catalogue cannot be checked, so it is not printed (R-R14).
    if (languageOf(evidence.findings.question) === null) return { outcome: 'done' };
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
