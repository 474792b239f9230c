import type { Resolved, ResolvedCaveat } from '../../../findings/findings.ts';
import { counted, joined, someOf } from '../../prose/wording.ts';

// The report's statements about labels that were asked again because sources contradicted each other (R-R16).

/** One or two sentences for the methodology; none where nothing was asked again. */
export function askedAgainStatement(resolved: Resolved | undefined): string[] {
  if (!resolved) return [];
  const { stances, camps, caveats = [], by } = resolved;
  const { asked, changed, undecided, unanswered } = countsOf([...stances, ...camps]);
  const who = by.length > 0 ? ` to ${joined(by)}` : '';
  const doubted = [
    ...(stances.length > 0 ? [counted(stances.length, 'stance')] : []),
    ...(camps.length > 0 ? [`${counted(camps.length, 'choice')} of a position`] : []),
  ];
  if (asked === 0) return caveatStatement(caveats, who);
  return [
    `${joined(doubted)} ${asked === 1 ? 'was' : 'were'} in doubt, because labelling and earlier stages differed or only one of them had found it; ${asked === 1 ? 'it was' : 'they were'} put again${who} as yes/no questions, without sight of the labels.`,
    ...onceMoreStatement(stances),
    `The majority of sources decides: ${changed === 0 ? 'nothing' : `${changed} of ${asked}`} changed.`,
    ...(undecided > 0
      ? [
          `On ${undecided} the sources remain at odds, and ${undecided === 1 ? 'it is' : 'they are'} attributed to nobody.`,
        ]
      : []),
    ...(unanswered > 0
      ? [
          `${unanswered} got no answer that code could find in the response and ${unanswered === 1 ? 'stays' : 'stay'} as labelled.`,
        ]
      : []),
    ...caveatStatement(caveats, who),
  ];
}

function caveatStatement(caveats: readonly ResolvedCaveat[], who: string): string[] {
  if (caveats.length === 0) return [];
  const { moved, undecided } = caveatCounts(caveats);
  const one = caveats.length === 1;
  return [
    `${counted(caveats.length, 'condition')} under which extraction had found a claim denied, and labels had not, ${one ? 'was' : 'were'} put${who} as well: ${someOf(moved)} of ${caveats.length} turned out to be ${one ? 'a condition' : 'conditions'} under which the claim is made${undecided > 0 ? `, and ${undecided} ${undecided === 1 ? 'is' : 'are'} attributed to nobody` : ''}.`,
  ];
}

function caveatCounts(caveats: readonly ResolvedCaveat[]) {
  return {
    moved: caveats.filter(({ outcome }) => outcome === 'support').length,
    undecided: caveats.filter(({ outcome }) => outcome === null).length,
    unanswered: caveats.filter(({ again }) => again === undefined).length,
  };
}

function onceMoreStatement(stances: Resolved['stances']): string[] {
  const count = stances.filter(({ onceMore }) => onceMore !== undefined).length;
  return count === 0
    ? []
    : [
        `${counted(count, 'stance')} remained open, because sources still stood against each other or because the two that agreed had named different sentences; the other synthesizer was asked about ${count === 1 ? 'it' : 'them'} as well, and ${count === 1 ? 'it stands' : 'they stand'} only where its answer confirms ${count === 1 ? 'it' : 'them'}. No response is asked about in more than two such calls.`,
      ];
}

/** The same for machines. */
export function askedAgainConditions(resolved: Resolved | undefined) {
  if (!resolved) return null;
  const [stances, camps] = [countsOf(resolved.stances), countsOf(resolved.camps)];
  const caveats = caveatCounts(resolved.caveats ?? []);
  return {
    asked: [...resolved.by],
    stances: stances.asked,
    stances_changed: stances.changed,
    stances_undecided: stances.undecided,
    stances_unanswered: stances.unanswered,
    stances_asked_once_more: resolved.stances.filter(({ onceMore }) => onceMore !== undefined).length,
    camps: camps.asked,
    camps_changed: camps.changed,
    camps_undecided: camps.undecided,
    camps_unanswered: camps.unanswered,
    caveats: (resolved.caveats ?? []).length,
    caveats_changed: caveats.moved,
    caveats_undecided: caveats.undecided,
    caveats_unanswered: caveats.unanswered,
  };
}

function countsOf(resolved: readonly (Resolved['stances'][number] | Resolved['camps'][number])[]) {
  const answered = resolved.filter(({ again }) => again !== undefined);
  return {
    asked: resolved.length,
    changed: resolved.filter(({ outcome, labelled }) => outcome !== labelled[0]).length,
    undecided: answered.filter(({ decided }) => !decided).length,
    unanswered: resolved.length - answered.length,
  };
}
