import { readPanel } from '../../src/db/panel-rows.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { BatchInput, ComparedReadings } from '../../src/domain/run/run-messages.ts';
import { campOutcome } from '../../src/findings/readings/checked.ts';
import { type AskedDetail, asGiven, detailsIn, detailsToAsk } from '../../src/findings/readings/details.ts';
import { batchesOf } from '../../src/findings/readings/doubts.ts';
import {
  campIn,
  type ReadResponse,
  stancesIn,
  stancesInDoubt,
} from '../../src/findings/readings/first-readings.ts';
import { aliasesOf } from '../../src/prepare/aliases.ts';
import { adjudicateCall } from '../../src/stages/adjudicate/adjudicate.ts';
import type { ArtifactBodies, ComparedReadingsArtifact } from '../artifacts/artifact-bodies.ts';
import { findShard, loadArtifact, loadArtifacts } from '../artifacts/load-artifacts.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadClaims, type Synthesis, stancesOn } from '../common/synthesis.ts';

/**
 * Compares what two synthesizers found in each response of a batch, and stores it with lists of
 * questions: each of them is asked about everything that they have not clearly found alike, and
 * about the figures and cases that only another one has read.
 * @returns the number of lists, each to be put to one synthesizer
 */
export async function compareReadings(deps: ActivityDeps, input: BatchInput): Promise<ComparedReadings> {
  const { runId, batch, modelIds } = input;
  const find = () => findShard(deps.db, runId, 'adjudicate_compare', `${batch}`);
  const kept = await find();
  if (kept) return { lists: kept.lists.length };
  const checked = await compare(deps, input);
  const isFirst = await storeStep(deps.db, {
    ...{ runId, kind: 'adjudicate_compare', shard: `${batch}` },
    promptVersion: adjudicateCall.promptVersion,
    madeFrom: JSON.stringify(modelIds),
    body: checked,
  });
  return { lists: (isFirst ? checked : ((await find()) ?? checked)).lists.length };
}

async function compare(
  deps: ActivityDeps,
  { runId, modelIds }: BatchInput,
): Promise<ComparedReadingsArtifact> {
  const found = await inTurn(runId, () => loadFound(deps.db, runId, modelIds));
  const responses = [...aliasesOf(found.rows)] // In their order, so that no model's name decides that of questions.
    .filter(([modelId]) => modelIds.includes(modelId))
    .map(([modelId, alias]) => readResponse(found, modelId, alias));
  const stances = responses.flatMap(stancesIn);
  const camps = responses.flatMap(campIn);
  const askedOfAll = {
    stances: responses.flatMap(stancesInDoubt),
    camps: camps.filter((each) => campOutcome(each).basis !== 'agreed'),
  };
  const lengths = new Map(found.rows.map((row) => [row.model_id, row.text_characters ?? 0]));
  const lists = askedIndexes.flatMap((to) => {
    const synthesizer = deps.synthesizers.label[to];
    if (!synthesizer) return [];
    const details = detailsToAsk(responses, synthesizer.modelId);
    return batchesOf({ ...askedOfAll, details }, (modelId) => lengths.get(modelId) ?? 0).map((list) => ({
      to,
      ...list,
    }));
  });
  return { stances, camps, details: responses.flatMap(detailsIn), lists };
}

const askedIndexes = [0, 1, 2] as const;

interface Found extends Pick<Synthesis, 'rows' | 'extractions' | 'labels' | 'claims' | 'camps'> {
  /** Undefined if nobody placed the positions a second time. */
  readonly placement: ArtifactBodies['camps_place'] | undefined;
}

async function loadFound(db: Queryable, runId: string, modelIds: readonly string[]): Promise<Found> {
  return {
    rows: await readPanel(db, runId),
    extractions: await loadArtifacts(db, runId, 'extract', modelIds),
    labels: await loadArtifacts(db, runId, 'label', modelIds),
    claims: await loadClaims(db, runId),
    camps: await loadArtifact(db, runId, 'camps'),
    placement: await findShard(db, runId, 'camps_place', ''),
  };
}

function readResponse(
  { extractions, labels, claims, camps, placement }: Found,
  modelId: string,
  alias: string,
): ReadResponse {
  const [extraction, label] = [extractions.get(modelId), labels.get(modelId)];
  if (!extraction?.ok || !label?.ok) throw new BrokenRecord(`the labelling of ${modelId} is not stored`);
  const own = <Item extends { readonly alias: string }>(items: readonly Item[]) =>
    items.filter((item) => item.alias === alias);
  const placed = [camps, ...(placement ? [placement] : [])].flatMap((call) => {
    if (!call.ok) return [];
    const members = 'members' in call.value ? call.value.members : call.value;
    return [{ by: call.synthesizer, campId: own(members)[0]?.campId ?? null }];
  });
  return {
    modelId,
    extractedBy: extraction.synthesizer,
    extracted: own(claims.made),
    labelledBy: label.synthesizer,
    labelled: { ...label.value, stances: stancesOn(claims, label.value.stances) },
    placed: camps.ok && camps.value.camps.length > 0 ? placed : [],
    details: detailsOf(claims, modelId, alias),
  };
}

/**
 * The figures and cases of a response that a report would list, figures as they were before they
 * were converted.
 */
function detailsOf(
  { quantities, cases }: Synthesis['claims'],
  modelId: string,
  alias: string,
): AskedDetail[] {
  return [
    ...quantities.groups.flatMap(({ what, unit, values }, group) =>
      values
        .filter((value) => value.alias === alias)
        .map(({ span, isAnswer: answersQuestion, ...value }) => ({
          ...{ kind: 'figure' as const, group, modelId, what, answersQuestion, span },
          ...asGiven(unit, value),
        })),
    ),
    ...cases.groups.flatMap(({ when, option, holders }, group) =>
      holders
        .filter((holder) => holder.alias === alias)
        .map(({ span }) => ({ kind: 'case' as const, group, modelId, when, option, span })),
    ),
  ];
}
