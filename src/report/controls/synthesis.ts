import { counted, joined } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { Tables } from '../tables/tables.ts';
import type { Beside, CountedControl, GivenCounts } from './common/control.ts';

type Counts = Conditions['synthesis'];

/** What became of the evidence, of the claims and of the calls of the synthesis (R-R11). */
export const synthesis = {
  member: 'synthesis',
  counts: countsOf,
  sentences: {
    claims: (stated, beside) => [...selection(stated, beside), ...evidence(stated)],
    sections: (stated) => {
      const mended = mendings(stated);
      return mended.length > 0 ? [`During the synthesis ${joined(mended)}.`] : [];
    },
  },
  following: (_, { tables }) => reportedIn(tables),
} satisfies CountedControl<'synthesis'>;

function countsOf({ facts: { synthesisCounts, findings }, tables }: GivenCounts): Counts {
  return {
    evidence_found: synthesisCounts.evidenceFound,
    evidence_dropped: synthesisCounts.evidenceDropped,
    claims_proposed: synthesisCounts.claimsProposed,
    claims_labelled: findings.selection?.labelled ?? tables.claims.length,
    claims_left_out_unconfirmed: findings.selection?.unconfirmed ?? 0,
    claims_left_out_repeated: findings.selection?.repeated.length ?? 0,
    ...reportedIn(tables),
    calls_reasked: synthesisCounts.callsReasked,
    calls_handed_over: synthesisCounts.callsHandedOver,
    calls_given_up: synthesisCounts.callsGivenUp,
  };
}

function reportedIn({ claims, camps }: Tables) {
  const spansIn = (lists: readonly { readonly spans: readonly unknown[] }[]) =>
    lists.reduce((sum, { spans }) => sum + spans.length, 0);
  return {
    claims_reported: claims.length,
    stances_reported: spansIn(claims),
    camp_choices_reported: spansIn(camps),
  };
}

function evidence({ evidence_dropped: dropped }: Counts): string[] {
  if (dropped === 0) return [];
  return [
    `${counted(dropped, 'named passage')} ${were(dropped)} not found or could not be used, and what rested on ${it(dropped)} was dropped.`,
  ];
}

function selection(stated: Counts, { tables, withheldClaims: withheld }: Beside): string[] {
  const { claims_proposed: proposed, claims_labelled: labelled } = stated;
  const { claims_left_out_unconfirmed: unconfirmed, claims_left_out_repeated: repeated } = stated;
  const [reported, responses] = [tables.claims.length, tables.panel.included.length];
  const spare = labelled - unconfirmed - repeated - withheld - reported;
  const reasons = [
    {
      count: unconfirmed,
      why: `labelling did not find ${it(unconfirmed)} in most of the responses from which ${unconfirmed === 1 ? 'it was' : 'they were'} read`,
    },
    {
      count: repeated,
      why: `labelling found ${repeated === 1 ? 'it in the same sentences as another claim, which says' : 'them in the same sentences as other claims, which say'} the same or the opposite (who makes an opposite counts against the claim shown)`,
    },
    { count: withheld, why: `the last check of this report found something wrong in ${it(withheld)}` },
    { count: spare, why: whyLeft(reported + withheld, spare) },
  ].filter(({ count }) => count > 0);
  return [
    `From ${counted(proposed, 'statement')} found in the responses, ${counted(labelled, 'claim')} ${were(labelled)} formed and selected, and ${responses === 1 ? 'the response' : `each of the ${responses} responses`} was labelled against all of them.`,
    ...leftOut(labelled - reported, reasons),
  ];
}

function leftOut(
  all: number,
  reasons: readonly { readonly count: number; readonly why: string }[],
): string[] {
  const [first, ...others] = reasons;
  if (!first) return [];
  const whys = reasons.map(({ count, why }) => `${count} because ${why}`);
  const told = others.length === 0 ? ` because ${first.why}` : `: ${joined(whys)}`;
  return [`${all} of them ${were(all)} left out${told}.`];
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}

function it(count: number): string {
  return count === 1 ? 'it' : 'them';
}

/** A report holds no claim at all only where labelling has failed. */
function whyLeft(held: number, spare: number): string {
  return held === 0
    ? 'the labelling of too many responses failed'
    : `the ${held} of this report come before ${it(spare)}`;
}

function mendings(stated: Counts): string[] {
  const { calls_reasked: reasked, calls_handed_over: handedOver, calls_given_up: givenUp } = stated;
  return [
    ...(reasked > 0
      ? [`${counted(reasked, 'call')} ${were(reasked)} asked again because an output failed a check`]
      : []),
    ...(handedOver > 0
      ? [`${counted(handedOver, 'call')} ${were(handedOver)} handed to the other synthesizer`]
      : []),
    ...(givenUp > 0 ? [`${counted(givenUp, 'call')} ${were(givenUp)} given up`] : []),
  ];
}
