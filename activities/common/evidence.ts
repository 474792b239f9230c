import { listArtifacts } from '../../src/db/artifacts.ts';
import type { PanelRow } from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ExcludedModel, FactModel, ResponseLabels } from '../../src/findings/findings.ts';
import { reconcile } from '../../src/findings/two-coders.ts';
import type { Camps } from '../../src/synthesis/camps/find-camps.ts';
import type { LabelResult } from '../../src/synthesis/label/label.ts';
import type { EvidenceInput } from '../../src/threads/jobs/evidence.ts';
import type {
  CallArtifact,
  ClaimsArtifact,
  ExtractionArtifact,
  SecondCodingArtifact,
} from './artifact-bodies.ts';
import { artifactKinds } from './artifact-kinds.ts';
import { loadReadPanel, type ReadPanel } from './run-material.ts';

/** Everything established about a run before the report is written: the source of counts and tables. */
export interface RunEvidence {
  readonly panel: ReadPanel;
  /** Input for a job, which reads the texts itself. */
  readonly evidence: EvidenceInput;
  readonly claims: ClaimsArtifact;
  readonly camps: CallArtifact<Camps>;
  readonly reads: ReadonlyMap<string, ExtractionArtifact>;
  readonly labels: ReadonlyMap<string, CallArtifact<LabelResult>>;
  readonly secondLabels: ReadonlyMap<string, CallArtifact<LabelResult>>;
  readonly secondCoding: SecondCodingArtifact | null;
}

export async function loadEvidence(db: Queryable, runId: string): Promise<RunEvidence> {
  const panel = await loadReadPanel(db, runId);
  const claims = exactlyOne(await listArtifacts(db, runId, artifactKinds.claims)).body as ClaimsArtifact;
  const camps = exactlyOne(await listArtifacts(db, runId, artifactKinds.camps)).body as CallArtifact<Camps>;
  const { reads } = panel;
  const labels = await loadByModel<CallArtifact<LabelResult>>(db, runId, artifactKinds.label);
  const secondLabels = await loadByModel<CallArtifact<LabelResult>>(db, runId, artifactKinds.secondLabel);
  const [compared] = await listArtifacts(db, runId, artifactKinds.secondCoding);
  const secondCoding = (compared?.body ?? null) as SecondCodingArtifact | null;
  const evidence: EvidenceInput = {
    seed: panel.seed,
    answered: panel.readings.map(({ modelId }) => modelId),
    findings: {
      question: panel.question,
      models: panel.rows.map(factOf),
      excluded: panel.rows.flatMap((row) => exclusionOf(row, reads, labels)),
      claims: claims.claims,
      camps: camps.ok ? camps.value.camps : [],
      labels: labelsOf(labels, secondLabels, secondCoding),
    },
    ...(claims.made
      ? { earlier: { made: claims.made, members: camps.ok ? (camps.value.members ?? []) : [] } }
      : {}),
    notes: claims.uncertainties.map(({ id, description, aliases }) => ({ id, description, aliases })),
  };
  return { panel, evidence, claims, camps, reads, labels, secondLabels, secondCoding };
}

async function loadByModel<Body>(db: Queryable, runId: string, kind: string): Promise<Map<string, Body>> {
  return new Map((await listArtifacts(db, runId, kind)).map(({ shard, body }) => [shard, body as Body]));
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
  reads: RunEvidence['reads'],
  labels: RunEvidence['labels'],
): ExcludedModel[] {
  if (status !== 'success' || labels.get(modelId)?.ok) return [];
  const read = reads.get(modelId);
  if (read && 'excluded' in read) return [{ modelId, reason: read.excluded }];
  return [{ modelId, reason: read?.ok ? 'unlabelled' : 'unreadable' }];
}

/** As the first coder found them; as both did, where the comparison says so. */
function labelsOf(
  first: RunEvidence['labels'],
  second: RunEvidence['secondLabels'],
  secondCoding: SecondCodingArtifact | null,
): ResponseLabels[] {
  const twice = new Set(secondCoding?.labelledTwice);
  const labelsIn = (labels: RunEvidence['labels'], modelId: string): ResponseLabels[] => {
    const artifact = labels.get(modelId);
    return artifact?.ok ? [{ modelId, stances: artifact.value.stances, camp: artifact.value.camp }] : [];
  };
  return [...first.keys()].flatMap((modelId) => {
    const [other] = twice.has(modelId) ? labelsIn(second, modelId) : [];
    return labelsIn(first, modelId).map((own) => (other ? reconcile(own, other).labels : own));
  });
}
