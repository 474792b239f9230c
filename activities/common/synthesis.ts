import { type PanelRow, readPanel } from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { LabelledRef } from '../../src/domain/run/run-messages.ts';
import type { PairReading } from '../../src/findings/drafts.ts';
import type {
  CampThesis,
  CrossCheck,
  ExcludedModel,
  FactModel,
  Findings,
  QuestionType,
} from '../../src/findings/findings.ts';
import { comparedInPairs } from '../../src/findings/pairs/paired-comparison.ts';
import { labelsFrom } from '../../src/findings/readings/checked.ts';
import { campIn, stancesIn } from '../../src/findings/readings/first-readings.ts';
import { aliasesOf } from '../../src/prepare/aliases.ts';
import type { AdjudicateResult } from '../../src/stages/adjudicate/check-answers.ts';
import type { Camps } from '../../src/stages/camps/find-camps.ts';
import type { EvidenceInput } from '../../src/stages/evidence/evidence-input.ts';
import type { LabelResult } from '../../src/stages/label/label.ts';
import type { Preference } from '../../src/stages/prefer/prefer.ts';
import type { CallArtifact, ClaimsArtifact, ExtractionArtifact } from '../artifacts/artifact-bodies.ts';
import { findShard, loadArtifact, loadKinds, type StoredKinds } from '../artifacts/load-artifacts.ts';
import { extractedIn, loadRun, seedOf } from './load-run.ts';

/** The stored results of a synthesis, from which the report is written. */
export interface Synthesis {
  readonly run: SeededRunRow;
  readonly rows: readonly PanelRow[];
  /** By model, as are the labels. */
  readonly extractions: ReadonlyMap<string, ExtractionArtifact>;
  readonly claims: ClaimsArtifact;
  readonly questionTypes: ReadonlyMap<string, CallArtifact<QuestionType>>;
  readonly camps: CallArtifact<Camps>;
  readonly labels: Labels;
  /** By the names of two responses, in the order shown, and the index of the synthesizer. */
  readonly preferences: ReadonlyMap<string, CallArtifact<Preference>>;
  readonly adjudications: readonly CallArtifact<AdjudicateResult>[];
  /** Null if the labels were not compared with anything, or not yet. */
  readonly resolved: CrossCheck | null;
}

type Labels = ReadonlyMap<string, CallArtifact<LabelResult>>;

/**
 * The claims that count: as they were settled, or as they were selected if nobody could be asked
 * about pairs in doubt.
 */
export async function loadClaims(db: Queryable, runId: string): Promise<ClaimsArtifact> {
  return (await findShard(db, runId, 'select_settle', '')) ?? (await loadArtifact(db, runId, 'select'));
}

/**
 * The stances that a response was labelled with, or what it was found to report, on the claims that
 * count: their lines were numbered before, and some turned out to say what another one says.
 */
export function stancesOn<Labelled extends { readonly claimId: number }>(
  { asked }: ClaimsArtifact,
  stances: readonly Labelled[],
): Labelled[] {
  const claimOf = new Map(asked.map(({ line, claimId }) => [line, claimId]));
  return stances.flatMap((stance) => {
    const claimId = claimOf.get(stance.claimId) ?? null;
    return claimId === null ? [] : [{ ...stance, claimId }];
  });
}

const findingSteps = ['extract', 'camps_classify', 'label', 'prefer', 'adjudicate'] as const;

/**
 * @param loaded what is stored of these steps, for a caller that has it
 * @throws BrokenRecord if less is stored than the workflow knows of: a report, or a section, that
 * silently lacks what was paid for must not be kept
 */
export async function loadSynthesis(
  db: Queryable,
  known: LabelledRef,
  loaded?: StoredKinds<(typeof findingSteps)[number]>,
): Promise<Synthesis> {
  const { runId } = known;
  const run = await loadRun(db, runId);
  const stored = loaded ?? (await loadKinds(db, runId, findingSteps));
  const synthesis = {
    run,
    rows: await readPanel(db, runId),
    extractions: stored.extract,
    claims: await loadClaims(db, runId),
    questionTypes: stored.camps_classify,
    camps: await loadArtifact(db, runId, 'camps'),
    labels: stored.label,
    preferences: stored.prefer,
    adjudications: [...stored.adjudicate.values()],
    resolved: (await findShard(db, runId, 'adjudicate_settle', '')) ?? null,
  };
  requireStored(synthesis, known);
  return synthesis;
}

function requireStored(
  { run, extractions, labels }: Pick<Synthesis, 'run' | 'extractions' | 'labels'>,
  known: LabelledRef,
): void {
  const count = (artifacts: ReadonlyMap<string, { readonly ok: boolean }>) =>
    [...artifacts.values()].filter(({ ok }) => ok).length;
  const [extracted, labelled] = [count(extractions), count(labels)];
  if (run.status !== 'synthesizing' || extracted < known.extracted || labelled < known.labelled)
    throw new BrokenRecord(
      `the run is ${run.status}, with ${extracted} extractions and ${labelled} labellings`,
    );
}

/**
 * The findings as input of a job, which adds the texts. All counts and tables are computed from
 * them.
 */
export function evidenceIn(synthesis: Synthesis): EvidenceInput {
  const { run, rows, extractions, claims, camps } = synthesis;
  const { made, uncertainties, quantities, cases } = claims;
  const crossCheck = crossCheckOf(synthesis);
  const extracted = extractedIn(rows, extractions);
  return {
    seed: seedOf(run),
    day: run.created_at.toISOString().slice(0, 10),
    aliases: extracted.map(({ modelId, alias }) => ({ modelId, alias })),
    extracted: extracted.flatMap(({ alias, result }) => result.claims.map(({ span }) => ({ alias, span }))),
    textCharacters: rows.reduce((sum, { text_characters: characters }) => sum + (characters ?? 0), 0),
    findings: {
      question: run.prompt,
      questionType: questionTypeIn(synthesis),
      models: rows.map(factOf),
      excluded: rows.flatMap((row) => exclusionOf(row, synthesis)),
      claims: claims.claims,
      camps: campsIn(camps),
      labels: labelsFrom(labelledIn(synthesis), crossCheck, reportedIn(synthesis)),
      crossCheck,
      ...comparisonIn(synthesis),
    },
    selected: { made, uncertainties, quantities, cases },
  };
}

/** What extraction and labelling found reported as others', by model. */
function reportedIn({ rows, labels, claims }: Synthesis): ReadonlyMap<string, LabelResult['reported']> {
  return new Map(
    [...aliasesOf(rows)].map(([modelId, alias]) => {
      const label = labels.get(modelId);
      const extracted = claims.reported.flatMap(({ alias: of, ...each }) => (of === alias ? [each] : []));
      return [modelId, [...extracted, ...(label?.ok ? stancesOn(claims, label.value.reported) : [])]];
    }),
  );
}

function labelledIn({ labels }: Synthesis): string[] {
  return [...labels].flatMap(([modelId, label]) => (label.ok ? [modelId] : []));
}

/** What two synthesizers found; if it was not compared, what labelling alone found. */
function crossCheckOf({ labels, claims, resolved }: Synthesis): CrossCheck {
  if (resolved) return resolved;
  const read = [...labels].flatMap(([modelId, label]) => {
    if (!label.ok) return [];
    const labelledBy = label.synthesizer;
    return [
      {
        ...{ modelId, extractedBy: labelledBy, extracted: [], details: [] },
        labelledBy,
        labelled: { ...label.value, stances: stancesOn(claims, label.value.stances) },
        placed: [],
      },
    ];
  });
  return {
    ...{ asked: [], details: [] },
    stances: read.flatMap(stancesIn),
    camps: read.flatMap(campIn),
  };
}

/**
 * Shards of the question's kind: of the first synthesizer, and of the second one, which is asked if
 * the first says task.
 */
export const questionShards = { first: '', second: 'again' } as const;

/** For a task both synthesizers count. */
function questionTypeIn({ questionTypes }: Synthesis): QuestionType {
  const [first, second] = [questionTypes.get(questionShards.first), questionTypes.get(questionShards.second)];
  if (second?.ok) return second.value;
  return first?.ok ? first.value : 'other';
}

/** What synthesizers prefer among the responses to a task. */
function comparisonIn(synthesis: Synthesis): Pick<Findings, 'comparison'> {
  if (questionTypeIn(synthesis) !== 'task') return {};
  const { rows, preferences } = synthesis;
  const modelOf = new Map([...aliasesOf(rows)].map(([modelId, alias]) => [alias, modelId]));
  const readings = [...preferences].flatMap(([shard, call]): PairReading[] => {
    const [first, second] = shard.split('.').map((alias) => modelOf.get(alias));
    return call.ok && first && second
      ? [{ by: call.synthesizer, shown: [first, second], ...call.value }]
      : [];
  });
  return { comparison: comparedInPairs(readings) };
}

/** The camps that were found; none if the call failed. */
export function campsIn(artifact: CallArtifact<Camps>): readonly CampThesis[] {
  return artifact.ok ? artifact.value.camps : [];
}

function factOf(row: PanelRow): FactModel {
  return {
    modelId: row.model_id,
    displayName: row.display_name,
    labId: row.lab_id,
    labName: row.lab_name,
    countryCode: row.country_code,
    countryName: row.country_name,
    region: row.region,
    family: row.family,
    status: row.status === 'pending' ? 'timeout' : row.status,
    failure: row.status === 'success' ? null : row.failure,
    lateRetry: row.late_retry,
    responseId: row.response_id,
    servedModel: row.served_model,
    call: row.call_facts,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    simulated: row.simulated,
    text: null,
  };
}

/** The reason why an answer is not counted, or an empty list if it is. */
function exclusionOf(
  { model_id: modelId, status }: PanelRow,
  { extractions, labels }: Synthesis,
): ExcludedModel[] {
  const labelled = labels.get(modelId);
  if (status !== 'success' || labelled?.ok) return [];
  const extraction = extractions.get(modelId);
  if (extraction && 'excluded' in extraction) return [{ modelId, reason: extraction.excluded }];
  return [{ modelId, reason: extraction?.ok ? 'unlabelled' : 'unreadable' }];
}
