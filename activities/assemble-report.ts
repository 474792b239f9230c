import { ApplicationFailure } from '@temporalio/activity';
import { reportArtifactKind } from '../src/app/deliver-report.ts';
import { saveArtifact } from '../src/db/artifacts.ts';
import { textPages } from '../src/db/panel-rows.ts';
import type { Queryable } from '../src/db/pool.ts';
import { timeOfRun } from '../src/db/runs.ts';
import { exactlyOne } from '../src/db/statement.ts';
import { labellingVerdict, panelVerdict } from '../src/domain/run/quorum.ts';
import type { LabelledRef, Section } from '../src/domain/run/run-messages.ts';
import { callingSteps, type Step, steps } from '../src/domain/run/stages.ts';
import { type SynthesisStage, type SynthesizerPair, synthesisStages } from '../src/domain/run/synthesizer.ts';
import type { Drafts, SectionReading } from '../src/findings/drafts.ts';
import type { SynthesisCounts } from '../src/findings/facts.ts';
import type { Degradation } from '../src/findings/findings.ts';
import { type Labellings, labellingsIn } from '../src/findings/readings/labellings.ts';
import { packEvidence } from '../src/stages/evidence/evidence-input.ts';
import type { JobInput } from '../src/stages/registry.ts';
import { byCodePoint, uniqueSorted } from '../src/text/order.ts';
import type { CallArtifact, SectionArtifact } from './artifacts/artifact-bodies.ts';
import { loadArtifacts, loadKinds } from './artifacts/load-artifacts.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread, orEndRun } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { evidenceIn, loadSynthesis, type Synthesis } from './common/synthesis.ts';

/**
 * Builds the report from the findings, checks it as an audit does, and stores it for delivery.
 * Entries that fail the check are left out. Charges nothing.
 * @throws BrokenRecord if the record lacks what the workflow knows to be stored
 * @throws ApplicationFailure `synthesis_failed` if the report cannot be built, or fails its check
 * for what cannot be left out
 */
export async function assembleReport(deps: ActivityDeps, known: LabelledRef): Promise<undefined> {
  const { db, log } = deps;
  const { runId } = known;
  const [synthesis, calls] = await inTurn(runId, () => loadAll(db, known));
  const ref = { runId, kind: reportArtifactKind, shard: '' };
  const { foundStatements } = synthesis.claims;
  const evidence = evidenceIn(synthesis);
  requireLabellings(deps, runId, labellingsIn(evidence.findings));
  const job = {
    evidence: packEvidence(evidence),
    other: await otherFacts(deps, synthesis, calls),
    foundStatements,
  };
  const texts = () => textPages(db, runId);
  const assembled = orEndRun(await inThread(deps, ref, 'report.assemble', job, texts));
  const { body, hash, wrong, mended, withheld } = assembled;
  if (wrong.length > 0) {
    log.error({ runId, wrong: wrong.slice(0, loggedMax), withheld }, 'an assembled report failed its check');
    throw ApplicationFailure.nonRetryable('the report failed its check', 'synthesis_failed');
  }
  if (mended.length > 0)
    log.warn(
      { runId, wrong: mended.slice(0, loggedMax), withheld },
      'an assembled report passed its check after entries were left out',
    );
  await saveArtifact(db, { ...ref, promptVersion: '1', inputHash: Buffer.from(hash, 'hex'), body });
}

/** Our choice: enough to find the cause. */
const loggedMax = 20;

/**
 * @throws ApplicationFailure if most labellings failed: a synthesis that fails is not paid for
 * (R-R25)
 */
function requireLabellings({ log }: Pick<ActivityDeps, 'log'>, runId: string, labellings: Labellings): void {
  if (labellingVerdict(labellings.wanted, labellings.failed) !== 'failed') return;
  log.error({ runId, labellings }, 'most labellings of a synthesis failed');
  throw ApplicationFailure.nonRetryable('most labellings failed', 'synthesis_failed');
}

async function loadAll(db: Queryable, known: LabelledRef): Promise<readonly [Synthesis, Call[]]> {
  const stored = await loadKinds(db, known.runId, callingSteps);
  const calls = callingSteps.flatMap((name) => {
    const step: Step = steps[name];
    return [...stored[name].values()].flatMap((made) => ('excluded' in made ? [] : [{ step, made }]));
  });
  return [await loadSynthesis(db, known, stored), calls];
}

interface Call {
  readonly step: Step;
  readonly made: CallArtifact<unknown>;
}

async function otherFacts(
  { db, synthesizers }: Pick<ActivityDeps, 'db' | 'synthesizers'>,
  synthesis: Synthesis,
  calls: readonly Call[],
): Promise<JobInput<'report.assemble'>['other']> {
  const { run, claims } = synthesis;
  const sections = await loadArtifacts(db, run.id, 'read_settle');
  const stages = synthesisStages.map((stage) => ({
    stage,
    synthesizers: inAskedOrder(synthesizers[stage], synthesizersOf(calls, stage)),
  }));
  const verdict = panelVerdict(run.total_models, run.successful_models);
  if (verdict === 'failed')
    throw ApplicationFailure.nonRetryable('the panel has no quorum', 'synthesis_failed');
  return {
    run: {
      runId: run.id,
      panel: run.panel,
      startedAt: run.started_at?.toISOString() ?? null,
      completedAt: exactlyOne(await timeOfRun(db, run.id)).now.toISOString(),
    },
    verdict,
    drafts: draftsIn(sections),
    readings: readingsIn(sections),
    reductions: [...claims.reductions, ...reductionsIn(synthesis)],
    instruments: {
      synthesizers: uniqueSorted(stages.flatMap((each) => each.synthesizers)),
      stages,
      calls: calls.flatMap(({ made }) => made.answers),
    },
    synthesisCounts: synthesisCounts(synthesis, calls),
    secondGrouping: claims.secondGrouping,
  };
}

function readingsIn(sections: ReadonlyMap<string, SectionArtifact>): SectionReading[] {
  return [...sections].map(([section, { draft: _, ...reading }]) => ({
    section: section as Section,
    ...reading,
  }));
}

/**
 * The sections as they stood once they were read; null for one that nobody could write, or of which
 * nothing stood.
 */
function draftsIn(sections: ReadonlyMap<string, SectionArtifact>): Drafts {
  const draftOf = <Value>(section: keyof Drafts): Value | null =>
    (sections.get(section)?.draft ?? null) as Value | null;
  return {
    answer: draftOf('answer'),
    disagreements: draftOf('disagreements'),
    minority_insights: draftOf('minority_insights'),
    uncertainties: draftOf('uncertainties'),
  };
}

/** The models of the outputs that a stage has made, without those that only check or feed them. */
function synthesizersOf(calls: readonly Call[], stage: SynthesisStage): string[] {
  return calls.flatMap(({ step, made }) =>
    step.calls === stage && !step.isAid && made.ok ? [made.synthesizer] : [],
  );
}

/**
 * Models in the order in which they are asked. Others were asked before the configuration changed.
 */
function inAskedOrder(pair: SynthesizerPair, models: readonly string[]): string[] {
  const asked = pair.map(({ modelId }) => modelId);
  return [...new Set([...asked, ...models.toSorted(byCodePoint)])].filter((model) => models.includes(model));
}

function synthesisCounts(
  { extractions, labels, adjudications, claims }: Synthesis,
  calls: readonly Call[],
): SynthesisCounts {
  const labelled = [...labels.values(), ...adjudications].flatMap((artifact) =>
    artifact.ok ? [artifact.value] : [],
  );
  const extracted = [...extractions.values()].flatMap((artifact) => (artifact.ok ? [artifact.value] : []));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    evidenceFound:
      sum(labelled.map(({ evidenceFound }) => evidenceFound)) +
      sum(extracted.map((result) => result.claims.length + result.uncertainties.length)),
    evidenceDropped: sum([...labelled, ...extracted].map(({ evidenceDropped }) => evidenceDropped)),
    claimsProposed: claims.claimsProposed,
    callsReasked: calls.filter(({ made }) => made.reasks > 0).length,
    callsHandedOver: calls.filter(({ made }) => made.ok && made.handedOver).length,
    callsGivenUp: calls.filter(({ step, made }) => !made.ok && !step.isLossNamed).length,
  };
}

/** What calls that were given up cost the report, where no count tells it. */
function reductionsIn({ questionTypes, camps }: Synthesis): Degradation[] {
  const isTypeKnown = [...questionTypes.values()].some(({ ok }) => ok);
  return [...(isTypeKnown ? [] : [typeUnknown]), ...(camps.ok ? [] : [campsNotFound])];
}

const typeUnknown = {
  code: 'question_type_unknown',
  message:
    'No synthesizer could tell the kind of the question, so it was answered as one that asks for no fact and for no piece of work.',
};

const campsNotFound = {
  code: 'camps_not_found',
  message: 'The positions could not be sorted into camps; the claims stand alone.',
};
