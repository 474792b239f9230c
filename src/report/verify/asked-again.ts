import type { ReportFacts } from '../../findings/facts.ts';
import type { ResolvedCamp, ResolvedCaveat, ResolvedStance } from '../../findings/findings.ts';
import type { Report } from '../schema/report.ts';

/**
 * Checks the report's statements about labels that were asked again, and that the labels follow from their sources
 * (R-R16). Here each source is a ballot, and ballots are counted.
 */
export function askedAgainProblems(report: Report, { findings, secondCoding }: ReportFacts): string[] {
  const { resolved, labels } = findings;
  const stated = (report.methodology?.controlled_inference?.conditions?.asked_again ?? null) as Record<
    string,
    unknown
  > | null;
  if (!resolved) return stated === null ? [] : ['methodology.asked_again: nothing was asked again'];
  const byModel = new Map(labels.map((own) => [own.modelId, own]));
  const twice = new Set(secondCoding?.labelledTwice);
  const stances = resolved.stances.map((each) => ({
    ...each,
    expected: stanceOf(each, twice.has(each.modelId)),
    labelledNow:
      byModel.get(each.modelId)?.stances.find(({ claimId }) => claimId === each.claimId)?.stance ??
      'not_addressed',
  }));
  const camps = resolved.camps.map((each) => ({
    ...each,
    expected: campOf(each, twice.has(each.modelId)),
    labelledNow: byModel.get(each.modelId)?.camp?.campId ?? null,
  }));
  const wrong = [...stances, ...camps].filter(
    ({ expected, outcome, labelledNow }) => expected !== outcome || labelledNow !== outcome,
  );
  const counts = {
    ...countsOf('stances', stances),
    stances_asked_once_more: stances.filter((each) => 'onceMore' in each).length,
    ...countsOf('camps', camps),
    ...caveatCounts(resolved.caveats ?? []),
  };
  return [
    ...(wrong.length > 0 ? [`labels: ${wrong.length} are not what their sources give`] : []),
    ...Object.entries(counts)
      .filter(([name, count]) => stated?.[name] !== count)
      .map(([name]) => `methodology.asked_again: ${name} is wrong`),
  ];
}

/** Extraction had found each of them on the side of those who deny the claim. */
function caveatCounts(caveats: readonly ResolvedCaveat[]): Record<string, number> {
  const answers = caveats.map((each) => ('again' in each ? each.again : 'none'));
  const number = (wanted: unknown) => answers.filter((answer) => answer === wanted).length;
  return {
    caveats: answers.length,
    caveats_changed: number('support'),
    caveats_undecided: number(null),
    caveats_unanswered: number('none'),
  };
}

function stanceOf(
  { labelled, earlier, again, onceMore }: ResolvedStance,
  twice: boolean,
): ResolvedStance['outcome'] {
  const [first = 'not_addressed', second = first] = labelled;
  if (again === undefined) return twice && first !== second ? 'mixed' : first;
  const sides = earlier.filter((side) => side !== 'mixed');
  const torn = sides.length > 1;
  const isMixed = torn || earlier.length > sides.length;
  const [onlySide] = torn ? [] : sides;
  const [sure, half] = isMixed ? ['mixed', onlySide] : [onlySide, 'mixed'];
  const count = (ballots: ResolvedStance['labelled']) =>
    (['support', 'oppose', 'mixed'] as const).map((stance) => {
      const own = ballots.filter((ballot) => ballot === stance).length;
      const isWhole = sides.length > 0 && stance === sure;
      const isPart = sides.length > 0 && stance === half;
      const points = own + (isWhole ? 1 : 0) + (isPart ? 0.5 : 0);
      return { stance, points, sources: own + (isWhole || isPart ? 1 : 0) };
    });
  const all = [...labelled, again, onceMore].filter((ballot) => ballot !== undefined);
  const sayNo = all.filter((ballot) => ballot === 'not_addressed').length;
  const sayYes = all.length - sayNo + Math.min(1, sides.length);
  if (sayYes <= Math.max(1, sayNo)) return 'not_addressed';
  const [winner, ...others] = winners(count(all));
  if (!winner || others.length > 0 || winner.sources < 2) return 'not_addressed';
  // The last ballot is a veto, and so is the one before it, unless it is blank.
  const isVetoed =
    onceMore && (onceMore !== winner.stance || ![winner.stance, 'not_addressed'].includes(again));
  return isVetoed ? 'not_addressed' : winner.stance;
}

function campOf({ labelled, earlier, again }: ResolvedCamp, twice: boolean): ResolvedCamp['outcome'] {
  const [first = null, second = null] = labelled;
  if (again === undefined && twice) return first && second && first !== second ? null : (first ?? second);
  if (again === undefined) return first;
  const before = [...labelled, ...(earlier === null ? [] : [earlier])];
  const count = (ballots: ResolvedCamp['labelled'], camps: Iterable<number | null>) =>
    [...camps].map((camp) => ({ camp, points: ballots.filter((ballot) => ballot === camp).length }));
  const now = winners(count([...before, again], new Set([...before, again])));
  const earliest = winners(
    count(
      before,
      now.map(({ camp }) => camp),
    ),
  );
  const [winner] = now.length === 1 ? now : earliest;
  const total = [...before, again].filter((ballot) => ballot === winner?.camp).length;
  return winner && (now.length === 1 || earliest.length === 1) && total > 1 ? winner.camp : null;
}

function winners<Ballot extends { readonly points: number }>(ballots: readonly Ballot[]): Ballot[] {
  const most = ballots.reduce((max, { points }) => Math.max(max, points), 0);
  return ballots.filter(({ points }) => points === most);
}

function countsOf(
  name: 'stances' | 'camps',
  resolved: readonly {
    readonly labelled: readonly unknown[];
    readonly again?: unknown;
    readonly outcome: unknown;
    readonly decided: boolean;
  }[],
): Record<string, number> {
  const unanswered = resolved.filter((each) => !('again' in each));
  return {
    [name]: resolved.length,
    [`${name}_changed`]: resolved.filter(({ labelled: [first], outcome }) => first !== outcome).length,
    [`${name}_undecided`]: resolved.filter(({ decided }) => !decided).length - unanswered.length,
    [`${name}_unanswered`]: unanswered.length,
  };
}
