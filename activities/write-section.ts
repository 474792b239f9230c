import { textPages } from '../src/db/panel-rows.ts';
import type { Queryable } from '../src/db/pool.ts';
import { labellingVerdict } from '../src/domain/run/quorum.ts';
import type { LabelledRef, WriteInput } from '../src/domain/run/run-messages.ts';
import { labellingsIn } from '../src/findings/readings/labellings.ts';
import { type PackedEvidence, packEvidence } from '../src/stages/evidence/evidence-input.ts';
import { languageOf } from '../src/text/language/language-of.ts';
import { byCodePoint } from '../src/text/order.ts';
import { loadArtifacts } from './artifacts/load-artifacts.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inTurn } from './common/in-turn.ts';
import { runStage } from './common/run-stage.ts';
import { evidenceIn, loadSynthesis } from './common/synthesis.ts';

/**
 * Has one section of the report written from tables of ids. The prompt contains no names, responses
 * or numbers.
 */
export async function writeSection(
  deps: ActivityDeps,
  { section, ...known }: WriteInput,
): Promise<undefined> {
  const { runId } = known;
  const evidence = await inTurn(runId, () => loadEvidence(deps.db, known));
  if (evidence === null) return;
  const drafts = section === 'answer' ? await loadDrafts(deps.db, runId) : [];
  await runStage(deps, {
    runId,
    stage: 'write',
    kind: 'write',
    shard: section,
    input: () => ({ section, evidence, drafts }),
    texts: () => textPages(deps.db, runId),
  });
}

/** A writer prefers what it sees first more often than is right, so their words decide. */
async function loadDrafts(db: Queryable, runId: string): Promise<string[]> {
  const drafts = await loadArtifacts(db, runId, 'write_draft');
  return [...drafts.values()].flatMap((draft) => (draft.ok ? [draft.value] : [])).sort(byCodePoint);
}

/**
 * Null if no section is written: prose in a language without a catalogue cannot be checked and is
 * not printed (R-R14), and where labelling failed there is nothing to write about (R-R28).
 */
async function loadEvidence(db: Queryable, known: LabelledRef): Promise<PackedEvidence | null> {
  const evidence = evidenceIn(await loadSynthesis(db, known));
  const { wanted, failed } = labellingsIn(evidence.findings);
  if (labellingVerdict(wanted, failed) !== 'counted') return null;
  return languageOf(evidence.findings.question) === null ? null : packEvidence(evidence);
}
