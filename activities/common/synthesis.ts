import { type PanelRow, readPanel } from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import type {
  CampThesis,
  ExcludedModel,
  FactModel,
  QuestionType,
  Resolved,
  ResponseLabels,
} from '../../src/findings/findings.ts';
import { reconcile } from '../../src/findings/two-coders.ts';
import type { AdjudicateResult } from '../../src/synthesis/adjudicate/adjudicate.ts';
import type { Camps } from '../../src/synthesis/camps/find-camps.ts';
import type { LabelResult } from '../../src/synthesis/label/label.ts';
import type { EvidenceInput } from '../../src/threads/jobs/evidence-input.ts';
import type {
  CallArtifact,
  ClaimsArtifact,
  ExtractionArtifact,
  ResolvedArtifact,
  SecondCodingArtifact,
} from './artifact-bodies.ts';
import { artifactKinds, opinions } from './artifact-kinds.ts';
import { loadArtifact, loadArtifacts } from './load-artifacts.ts';
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
  readonly secondLabels: Labels;
  readonly secondCoding: SecondCodingArtifact | null;
  /** Those of the second synthesizer asked come last. */
  readonly adjudications: readonly CallArtifact<AdjudicateResult>[];
  readonly resolved: ResolvedArtifact | null;
}

type Labels = ReadonlyMap<string, CallArtifact<LabelResult>>;

export async function loadSynthesis(db: Queryable, runId: string): Promise<Synthesis> {
  const run = await loadRun(db, runId);
  return {
    run,
    rows: await readPanel(db, runId),
    extractions: await loadArtifacts(db, runId, artifactKinds.extract),
    claims: await loadArtifact(db, runId, artifactKinds.claims),
    questionTypes: await loadArtifacts(db, runId, artifactKinds.questionType),
    camps: await loadArtifact(db, runId, artifactKinds.camps),
    labels: await loadArtifacts(db, runId, artifactKinds.label),
    secondLabels: await loadArtifacts(db, runId, artifactKinds.secondLabel),
    secondCoding: (await loadArtifacts(db, runId, artifactKinds.secondCoding)).get('') ?? null,
    adjudications: [
      ...(await loadArtifacts(db, runId, artifactKinds.adjudication)).values(),
      ...(await loadArtifacts(db, runId, artifactKinds.secondAdjudication)).values(),
    ],
    resolved: (await loadArtifacts(db, runId, artifactKinds.resolved)).get('') ?? null,
  };
}

/** The findings as input of a job, which adds the texts. All counts and tables are computed from them. */
export function evidenceOf(synthesis: Synthesis): EvidenceInput {
  const { run, rows, extractions, claims, camps, resolved } = synthesis;
  const questionType = questionTypeIn(synthesis);
  const { uncertainties: notes, made, quantities, conditions } = claims;
  return {
    seed: seedOf(run),
    answered: extractedIn(rows, extractions).map(({ modelId }) => modelId),
    textCharacters: rows.reduce((sum, { text_characters: characters }) => sum + (characters ?? 0), 0),
    findings: {
      question: run.prompt,
      ...(questionType ? { questionType } : {}),
      models: rows.map(factOf),
      excluded: rows.flatMap((row) => exclusionOf(row, synthesis)),
      claims: claims.claims,
      camps: campsIn(camps),
      labels: labelsOf(synthesis),
      ...(resolved ? { resolved: resolvedIn(resolved) } : {}),
    },
    ...(made ? { earlier: { made, members: camps.ok ? (camps.value.members ?? []) : [] } } : {}),
    notes: notes.map(({ id, description, aliases }) => ({ id, description, aliases })),
    ...(quantities ? { quantities } : {}),
    ...(conditions ? { conditions } : {}),
  };
}

function resolvedIn({ by, stances, camps, caveats }: ResolvedArtifact): Resolved {
  return { by, stances, camps, ...(caveats ? { caveats } : {}) };
}

/** For a task both opinions count. An older version found the kind together with the camps. */
function questionTypeIn({ questionTypes, camps }: Synthesis): QuestionType | undefined {
  const [first, second] = [questionTypes.get(opinions.first), questionTypes.get(opinions.second)];
  if (second?.ok) return second.value;
  if (first?.ok) return first.value;
  return camps.ok ? camps.value.questionType : undefined;
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

/**
 * True if the coder passed its trials. A first coder that fails them is replaced. The second is not; if it fails, its
 * labels are neither compared with the first's nor used as a source.
 */
export function passedTrials(artifact: CallArtifact<LabelResult>): boolean {
  return artifact.ok && artifact.isDoubtful !== true;
}

/** True if a response has no labels because every synthesizer found claims in it that it does not make. */
export function failedTrial({ ok, answers = [] }: CallArtifact<unknown>): boolean {
  return !ok && answers.some(({ trials }) => trials?.foreign === false);
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
  if (labelled && failedTrial(labelled)) return [{ modelId, reason: 'failed_trial' }];
  return [{ modelId, reason: extraction?.ok ? 'unlabelled' : 'unreadable' }];
}

/**
 * The first coder's labels, combined with the second's if the comparison calls for it. Labels that were in doubt are
 * replaced by their outcomes.
 */
function labelsOf({ labels, secondLabels, secondCoding, resolved }: Synthesis): ResponseLabels[] {
  const again = new Map(resolved?.labels.map((own) => [own.modelId, own]));
  const twice = new Set(secondCoding?.labelledTwice);
  return [...labels.keys()].flatMap((modelId) => {
    const [other] = twice.has(modelId) ? labelsIn(secondLabels, modelId) : [];
    return labelsIn(labels, modelId).map(
      (own) => again.get(modelId) ?? (other ? reconcile(own, other).labels : own),
    );
  });
}

export function labelsIn(labels: Labels, modelId: string): ResponseLabels[] {
  const artifact = labels.get(modelId);
  return artifact?.ok ? [{ modelId, stances: artifact.value.stances, camp: artifact.value.camp }] : [];
}
