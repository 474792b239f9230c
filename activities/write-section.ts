import type { StepReceipt, WriteInput } from '../src/domain/run/run-messages.ts';
import { writers } from '../src/synthesis/write/writers.ts';
import { writeStage as artifact } from './shared/artifact-kinds.ts';
import { callStage, giveUpPart, judgeInThread } from './shared/call-stage.ts';
import type { ActivityDeps } from './shared/deps.ts';
import { loadEvidence } from './shared/evidence.ts';
import { inThread } from './shared/in-thread.ts';
import { inTurn } from './shared/in-turn.ts';
import { textPages } from './shared/run-material.ts';

/** Has one section of the report written, over tables of ids: no number, no name and no response is in the prompt. */
export function makeWriteSection(deps: ActivityDeps) {
  return async function writeSection({ runId, section }: WriteInput): Promise<StepReceipt> {
    const place = { runId, artifact, shard: section };
    const texts = () => textPages(deps.db, runId);
    const { evidence } = await inTurn(runId, () => loadEvidence(deps.db, runId));
    const { stage } = writers[section];
    const messages = await inThread(deps, place, 'prepareSection', { section, evidence }, texts);
    if (!messages.ok) {
      await giveUpPart(deps, place, stage, messages.reason);
      return { outcome: 'failed' };
    }
    const written = await callStage(deps, {
      ...place,
      stage,
      messages: messages.value,
      judge: (output) => judgeInThread(deps, place, 'judgeSection', { output, section, evidence }, texts),
    });
    return { outcome: written.ok ? 'done' : 'failed' };
  };
}
