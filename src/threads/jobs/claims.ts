import type { Said } from '../../findings/coverage.ts';
import type { Degradation, SelectedClaim } from '../../findings/findings.ts';
import type { CaseRef } from '../../stages/camps/cases.ts';
import { type ConditionGroups, groupConditions, type NamedCondition } from '../../stages/group/conditions.ts';
import { firstGroups, nextMergeRound } from '../../stages/group/merge-rounds.ts';
import {
  type Separation,
  type Suspicion,
  separateSuspects,
  suspectsIn,
} from '../../stages/group/opposites.ts';
import type { ClaimGroup, PanelClaim } from '../../stages/group/panel-claims.ts';
import type { CampVoice } from '../../stages/group/pick-claims.ts';
import { groupQuantities, type NamedQuantity, type QuantityGroups } from '../../stages/group/quantities.ts';
import {
  type DecidedGrouping,
  type Differences,
  decideGroups,
  differencesOf,
} from '../../stages/group/second-grouping.ts';
import { type MadeClaim, selectClaims } from '../../stages/group/select.ts';
import { groupUncertainties, type UncertaintyGroup } from '../../stages/group/uncertainties.ts';
import { aliasRank } from '../../stages/prepare/aliases.ts';
import { seededHash } from '../../stages/prepare/seeded.ts';
import { indexCopiesAmong } from '../../text/copy-index.ts';
import type { JobContext } from './context.ts';
import { aliasesOf } from './evidence.ts';

/**
 * The alias of each model from whose answer claims were extracted. The order of aliases depends on all texts, which
 * are read one at a time.
 */
export async function nameResponses(
  { seed, models }: { readonly seed: string; readonly models: readonly string[] },
  { texts }: JobContext,
): Promise<ReadonlyMap<string, string>> {
  const rankOf = new Map<string, string>();
  for await (const { modelId, text } of texts) rankOf.set(modelId, aliasRank(seed, text));
  return aliasesOf(seed, models, rankOf);
}

/** The groups before the first round of merging. */
export function groupClaims({ claims }: { readonly claims: readonly PanelClaim[] }): ClaimGroup[] {
  return firstGroups(claims);
}

/** The batches of a round; empty when merging is done. */
export function nextClaimBatches(input: {
  readonly groups: readonly ClaimGroup[];
  readonly round: number;
  readonly before: { readonly groups: number; readonly batches: number } | null;
}): ClaimGroup[][] {
  return nextMergeRound(input.groups, input.round, input.before);
}

/** The differences between two groupings of a batch. */
export function compareGroupings({
  batch,
  first,
  second,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly first: readonly ClaimGroup[];
  readonly second: readonly ClaimGroup[];
}): Differences {
  return differencesOf(batch, first, second);
}

/** Decides on a grouping from two groupings and the answers about their differences. */
export function decideGroupings({
  differences,
  answers,
  first,
  second,
}: {
  readonly differences: Differences;
  readonly answers: readonly (boolean | null)[];
  readonly first: readonly ClaimGroup[];
  readonly second: readonly ClaimGroup[];
}): DecidedGrouping {
  return decideGroups(differences, answers, first, second);
}

/** Finds statements that were put together in different words, any of which may say the opposite of another. */
export function findSuspects({
  batch,
  groups,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
}): Suspicion {
  return suspectsIn(batch, groups);
}

/** Separates statements that, by the answers about them, do not say the same. */
export function separateGroups({
  batch,
  groups,
  suspicion,
  answers,
  ifUnanswered,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
  readonly suspicion: Suspicion;
  readonly answers: readonly (boolean | null)[];
  readonly ifUnanswered: boolean;
}): Separation {
  return separateSuspects(batch, groups, suspicion, answers, ifUnanswered);
}

interface Selection {
  readonly claims: readonly SelectedClaim[];
  readonly made: readonly MadeClaim[];
  readonly said: Said;
  readonly reductions: readonly Degradation[];
  readonly uncertainties: readonly UncertaintyGroup[];
  readonly quantities: QuantityGroups;
  readonly conditions: ConditionGroups;
  /** 64 hex digits. */
  readonly groupsHash: string;
}

/**
 * Selects the claims, uncertainties and quantities against which the panel is counted, and checks them for words copied from
 * responses.
 */
export async function selectPanelClaims(
  input: {
    readonly question: string;
    readonly groups: readonly ClaimGroup[];
    readonly claims: readonly PanelClaim[];
    readonly named: readonly { readonly alias: string; readonly description: string }[];
    readonly quantities: readonly NamedQuantity[];
    readonly conditions: readonly NamedCondition[];
    readonly camps: readonly (Omit<CampVoice, 'aliases'> & { readonly aliases: readonly string[] })[];
    readonly sameCases: readonly (readonly CaseRef[])[];
  },
  { texts }: JobContext,
): Promise<Selection> {
  const { question, groups, claims, named, quantities, conditions } = input;
  const camps = input.camps.map((camp) => ({ ...camp, aliases: new Set(camp.aliases) }));
  const shown = [
    ...groups.map(({ wording }) => wording),
    ...claims.flatMap(({ statement, caveat }) => [statement, caveat ?? '']),
    ...named.map(({ description }) => description),
    ...quantities.flatMap(({ what, unit }) => [what, unit]),
    ...conditions.flatMap(({ condition, option }) => [condition, option]),
  ];
  const copies = await indexCopiesAmong(shown, texts, [question]);
  const selection = selectClaims(groups, claims, copies, camps);
  const uncertainties = groupUncertainties(named, selection.claims, copies);
  return {
    ...selection,
    uncertainties,
    quantities: groupQuantities(quantities, copies),
    conditions: groupConditions(conditions, copies, input.sameCases),
    groupsHash: seededHash(JSON.stringify([groups, input.camps, input.sameCases])),
  };
}
