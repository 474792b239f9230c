import { indexCopiesAmong } from '../../text/copy-index.ts';
import type { ThingRef } from '../camps/same-things.ts';
import type { ClaimGroup, PanelClaim } from '../group/panel-claims.ts';
import type { JobContext } from '../job/job.ts';
import type { PairsInDoubt } from './asked.ts';
import { type CaseGroups, groupCases, type NamedCase } from './cases.ts';
import type { RepresentedCamp } from './pick-claims.ts';
import { groupQuantities, type NamedQuantity, type QuantityGroups } from './quantities.ts';
import { type ClaimSelection, selectionOf } from './select.ts';
import { groupUncertainties, type UncertaintyGroup } from './uncertainties.ts';

/** What is stored of a selection: the activity adds what it knows of the groups. */
export interface Selection extends ClaimSelection {
  readonly uncertainties: readonly UncertaintyGroup[];
  readonly quantities: QuantityGroups;
  readonly cases: CaseGroups;
}

/**
 * Selects the claims, uncertainties and quantities against which the panel is counted, and checks
 * them for words copied from responses.
 */
export async function selectPanelClaims(
  input: {
    readonly question: string;
    readonly groups: readonly ClaimGroup[];
    readonly claims: readonly PanelClaim[];
    readonly named: readonly { readonly alias: string; readonly description: string }[];
    readonly quantities: readonly NamedQuantity[];
    readonly cases: readonly NamedCase[];
    readonly camps: readonly (Omit<RepresentedCamp, 'aliases'> & { readonly aliases: readonly string[] })[];
    readonly sameCases: readonly (readonly ThingRef[])[];
    /** Null if nobody was asked. */
    readonly sameFigures: readonly (readonly ThingRef[])[] | null;
    readonly pairs: PairsInDoubt;
  },
  { texts }: JobContext,
): Promise<Selection> {
  const { question, groups, claims, named, quantities, cases } = input;
  const camps = input.camps.map((camp) => ({ ...camp, aliases: new Set(camp.aliases) }));
  const shown = [
    ...groups.map(({ wording }) => wording),
    ...claims.flatMap(({ statement, caveat }) => [statement, caveat ?? '']),
    ...named.map(({ description }) => description),
    ...quantities.flatMap(({ what, unit }) => [what, unit]),
    ...cases.flatMap(({ when, option }) => [when, option ?? '']),
  ];
  const copies = await indexCopiesAmong(shown, texts, [question]);
  const selection = selectionOf(groups, claims, copies, camps, input.pairs);
  const uncertainties = groupUncertainties(named, copies);
  return {
    ...selection,
    uncertainties,
    quantities: groupQuantities(quantities, copies, question, input.sameFigures),
    cases: groupCases(cases, copies, input.sameCases),
  };
}
