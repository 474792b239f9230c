import type { Stance } from '../../findings/findings.ts';
import { drawFrom } from '../../stages/play/draw.ts';
import type { PlantedAnswer, PlantedClaim, PlantedPanel } from '../../stages/play/truth.ts';
import { renderAnswer } from './render.ts';
import type { Author, ClaimSource, Odds, Opinion, Setting } from './setting.ts';

/** The authors who hold each claim of a minority, and each truism. */
export type Holders = ReadonlyMap<ClaimSource, ReadonlySet<string>>;

/** Each truism is said by two answers, of two laboratories in most cases. */
const truismHolders = 2;
/** Share of the answers that compare the two things of a pair of twins. */
const comparingShare = 0.6;
/** Share of the answers that report an argument that is not their own. */
const reportingShare = 0.4;
/** Our choice: of the claims that most answers make, so that what is reported is in the report. */
const reportedRankMax = 10;
/** Of the answers that take a side on the dispute, the share that the smaller side must have. */
const disputedMin = 0.2;

/** A panel of answers whose truth is known. Equal arguments give equal panels. */
export function plantPanel(setting: Setting, authors: readonly Author[]): PlantedPanel {
  const ids = authors.map(({ modelId }) => modelId);
  const holders = holdersOf(setting, ids, ids);
  return panelOf(
    setting,
    authors.map((author) => answerOf(setting, holders, author)),
  );
}

/** A panel with all its claims and without answers. */
export function emptyPanel(setting: Setting): PlantedPanel {
  return { ...panelOf(setting, []), claims: setting.claims.map(wordsOf) };
}

/** The answer of one author, which does not depend on the others. */
export function answerOf(setting: Setting, holders: Holders, author: Author): PlantedAnswer {
  return renderAnswer(setting, opinionOf(setting, holders, author));
}

/** A panel with these answers. Claims that none of them addresses are left out. */
function panelOf(setting: Setting, answers: readonly PlantedAnswer[]): PlantedPanel {
  const { seed, asked, claims, invented, canaries, neutral } = setting;
  const asks = asked.askedOf(answers);
  const made = rankClaims(claims, answers);
  const isMade = new Set(made.map(({ id }) => id));
  return {
    seed,
    question: asked.question,
    questionType: asked.questionType,
    ...(asks ? { asked: asks } : {}),
    claims: made,
    camps: asked.camps,
    neutral,
    // What nobody makes is no claim of the panel.
    answers: answers.map((answer) => ({
      ...answer,
      statements: answer.statements.filter(({ claimId }) => isMade.has(claimId)),
      reported: answer.reported.filter(({ claimId }) => isMade.has(claimId)),
    })),
    dispute: disputeOf(claims.find(({ isDispute }) => isDispute) ?? null, answers),
    invented,
    canaries,
  };
}

/**
 * Decides who holds each claim of a minority, and each truism.
 * @param few among whom the claims of one and of two are held
 */
export function holdersOf(
  { seed, claims }: Setting,
  few: readonly string[],
  all: readonly string[],
): Holders {
  const draw = drawFrom('minorities', seed);
  const someOf = (ids: readonly string[], count: number) => draw.shuffled(ids).slice(0, count);
  return new Map(
    claims.flatMap((claim) => {
      const { minority, isTruism } = claim;
      if (!minority && !isTruism) return [];
      if (minority === 'twentieth')
        return [[claim, new Set(someOf(all, Math.max(1, Math.round(all.length / 20))))] as const];
      return [[claim, new Set(someOf(few, minority === 'one' ? 1 : truismHolders))] as const];
    }),
  );
}

function opinionOf(setting: Setting, holders: Holders, author: Author): Opinion {
  const { seed, asked, claims, odds, campOf, claimsPerAnswer } = setting;
  const draw = drawFrom('opinion', seed, author.modelId);
  const camp = campOf(author);
  const stances = new Map<ClaimSource, Stance>();
  for (const claim of claims) if (holders.get(claim)?.has(author.modelId)) stances.set(claim, 'support');
  const common = draw.shuffled(claims.filter((claim) => isCommon(claim) && !asked.claims.includes(claim)));
  // Every answer makes some points: the second round takes up what the first one left out.
  for (const isFirst of [true, false])
    for (const claim of common) {
      if (stances.size >= claimsPerAnswer[isFirst ? 'most' : 'least']) break;
      const { addressed, ...sides } = odds(claim, camp);
      if (stances.has(claim) || (isFirst ? !draw.chance(addressed) : addressed === 0)) continue;
      stances.set(claim, stanceOf(draw.next(), sides));
    }
  const compared = twinOf(setting, author);
  if (compared) stances.set(compared, 'support');
  const reported = reportedBy(setting, author, stances);
  const said = asked.saidBy(author.modelId, camp);
  return { author, camp, reported, ...said, stances: new Map([...stances, ...said.stances]) };
}

function isCommon({ minority, twin, isTruism }: ClaimSource): boolean {
  return !minority && !twin && !isTruism;
}

/** An argument that an answer reports as others', of those on which it takes no stance. */
function reportedBy(
  { seed, claims }: Setting,
  { modelId }: Author,
  stances: Opinion['stances'],
): ClaimSource[] {
  const draw = drawFrom('reported', seed, modelId);
  const others = claims.filter(
    (claim) => claim.report && claim.rank <= reportedRankMax && !stances.has(claim),
  );
  return others.length > 0 && draw.chance(reportingShare) ? [draw.pick(others)] : [];
}

function stanceOf(draw: number, { mixed, leaning }: Omit<Odds, 'addressed'>): Stance {
  if (draw < mixed) return 'mixed';
  return (draw - mixed) / (1 - mixed) < leaning ? 'support' : 'oppose';
}

/** The twin that an answer asserts; none if it compares nothing. */
function twinOf({ seed, claims }: Setting, { modelId }: Author): ClaimSource | null {
  const twins = claims.filter(({ twin }) => twin !== null);
  const draw = drawFrom('comparing', seed, modelId);
  return twins.length > 0 && draw.chance(comparingShare) ? draw.pick(twins) : null;
}

/** The claim that divides the camps, if both of its sides turned out large enough. */
function disputeOf(first: ClaimSource | null, answers: readonly PlantedAnswer[]): string | null {
  const stances = answers.flatMap(({ statements }) =>
    statements.filter(({ claimId }) => claimId === first?.id).map(({ stance }) => stance),
  );
  const count = (side: Stance) => stances.filter((stance) => stance === side).length;
  const smaller = Math.min(count('support'), count('oppose'));
  return first && smaller > 0 && smaller >= stances.length * disputedMin ? first.id : null;
}

/** A claim without the sentences that state it. */
function wordsOf({
  say: _,
  report: __,
  label: ___,
  isDispute: ____,
  heading: _____,
  ...claim
}: ClaimSource): PlantedClaim {
  return claim;
}

/** Drops claims that no answer addresses, and ranks the others by the number that do. */
function rankClaims(claims: readonly ClaimSource[], answers: readonly PlantedAnswer[]): PlantedClaim[] {
  const byClaim = Map.groupBy(
    answers.flatMap((answer) => answer.statements),
    ({ claimId }) => claimId,
  );
  const saidOf = ({ id }: ClaimSource) => byClaim.get(id) ?? [];
  const given = (claim: ClaimSource, part: 'givesQuantity' | 'givesCondition' | 'givesOpposedCondition') =>
    saidOf(claim).some((said) => said[part]);
  return claims
    .filter((claim) => saidOf(claim).some(({ isImplied }) => !isImplied || !claim.rivals))
    .sort((a, b) => saidOf(b).length - saidOf(a).length)
    .map((claim, index) => ({
      ...wordsOf(claim),
      rank: index + 1,
      quantity: given(claim, 'givesQuantity') ? claim.quantity : null,
      condition: given(claim, 'givesCondition') ? claim.condition : null,
      opposedCondition: given(claim, 'givesOpposedCondition') ? claim.opposedCondition : null,
    }));
}
