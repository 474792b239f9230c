import { overlap } from '../../text/words.ts';
import { asksForFact, type Findings, type ResponseLabels, type Span } from '../findings.ts';
import { spansOverlap } from '../spans.ts';

/**
 * Share of the responses that address either of two claims whose labels must be the same. Our
 * choice: two claims in three sentences of which one tells them apart are two claims.
 */
const sameMinShare = 2 / 3;
/** Our choice: one response may say two things in one sentence by chance. */
const sameMin = 2;
/** Our choice: of those who take a side on both claims, fewer may have been misread. */
const misreadShare = 1 / 10;

type Label = ResponseLabels['stances'][number];
type Made = Label & { readonly modelId: string };

/**
 * The relation of a claim to another one that it repeats; `opposite` if it denies what the other
 * asserts.
 */
export type Likeness = 'same' | 'opposite' | null;

/**
 * Compares claims by their labels: two are one if labelling finds both in the same sentences of the
 * same responses, those who make either make both, and hardly anybody makes one and denies the
 * other: who names the largest star denies all others in one sentence. One denies the other if some
 * make each of them and deny the other one, and hardly anybody denies both: where two name the
 * largest star, a third may name another. If nobody does, the answers of two camps to a question
 * for a fact are rivals as well. Wordings of one claim seldom share words, while every response is
 * labelled against each of them. They stay two if extraction found both in one sentence of a
 * response: it lists nothing twice, so that sentence says two things.
 */
export function likenessBy({
  labels,
  extracted,
  questionType,
}: Pick<Findings, 'labels' | 'extracted' | 'questionType'>): (claimId: number, other: number) => Likeness {
  const labelled = byClaim(
    labels.flatMap(({ modelId, stances }) => stances.map((stance) => ({ modelId, ...stance }))),
  );
  const found = byClaim(extracted);
  const isAnswer = asksForFact(questionType) ? answersIn(labels) : () => false;
  return (claimId, other) => {
    const [own, others] = [labelled.get(claimId) ?? [], labelled.get(other) ?? []];
    const shared = inOneSentence(own, others);
    const all = new Set([...own, ...others].map(({ modelId }) => modelId)).size;
    const enough = Math.max(sameMin, all * sameMinShare);
    if (shared.length < enough) return null;
    if (inOneSentence(found.get(claimId) ?? [], found.get(other) ?? []).length > 0) return null;
    if (shared.filter(([a, b]) => a.stance === b.stance).length >= enough)
      return areMadeTogether(own, others, shared) && !areTold(own, others) ? 'same' : null;
    const contrary = shared.filter(([a, b]) => a.stance === opposite[b.stance]);
    const denyBoth = shared.filter(([a, b]) => a.stance === 'oppose' && b.stance === 'oppose').length;
    if (denyBoth >= Math.max(1, shared.length * misreadShare)) return null;
    if (![own, others].every((labelled) => labelled.some(isMade))) return null;
    return contrary.length < enough || [own, others].every(isAnswer) ? null : 'opposite';
  };
}

const opposite: Readonly<Record<Label['stance'], Label['stance']>> = {
  support: 'oppose',
  oppose: 'support',
  mixed: 'mixed',
};

function isMade({ stance }: Label): boolean {
  return stance !== 'oppose';
}

/** Tells whether a claim is the answer of a camp. */
function answersIn(labels: Findings['labels']): (labelled: readonly Made[]) => boolean {
  const placed = labels.filter(({ camp }) => camp !== null);
  const camps = [...Map.groupBy(placed, ({ camp }) => camp?.campId).values()].map(idsOf);
  return (labelled) => {
    const makers = idsOf(labelled.filter(isMade));
    return camps.some((members) => isAnswerOf(members, makers));
  };
}

/**
 * Whether a claim with these makers is the answer of the camp with these members, who make it, and
 * hardly anybody else.
 */
export function isAnswerOf(members: readonly string[], makers: readonly string[]): boolean {
  return overlap(members, makers) >= sameMinShare;
}

function idsOf(items: readonly { readonly modelId: string }[]): string[] {
  return items.map(({ modelId }) => modelId);
}

/** Whether those who make one of the claims make both in one sentence. */
function areMadeTogether(
  own: readonly Made[],
  others: readonly Made[],
  shared: readonly (readonly [Made, Made])[],
): boolean {
  const makers = new Set([...own, ...others].filter(isMade).map(({ modelId }) => modelId));
  const together = shared.filter((pair) => pair.every(isMade));
  return together.length >= Math.max(sameMin, makers.size * sameMinShare);
}

/** Whether more than can have been misread deny one and make the other: they tell the two apart. */
function areTold(own: readonly Made[], others: readonly Made[]): boolean {
  const both = onBoth(own, others);
  const telling = both.filter(([a, b]) => isMade(a) !== isMade(b));
  return telling.length > both.length * misreadShare;
}

/** The labels of the same response. */
function onBoth<Item extends { readonly modelId: string }>(
  some: readonly Item[],
  others: readonly Item[],
): (readonly [Item, Item])[] {
  const byModel = new Map(others.map((item) => [item.modelId, item]));
  return some.flatMap((item) => {
    const other = byModel.get(item.modelId);
    return other ? [[item, other] as const] : [];
  });
}

/** The labels of the same response in the same sentence. */
function inOneSentence<Item extends { readonly modelId: string; readonly span: Span }>(
  some: readonly Item[],
  others: readonly Item[],
): (readonly [Item, Item])[] {
  return onBoth(some, others).filter(([item, other]) => spansOverlap(item.span, other.span));
}

function byClaim<Item extends { readonly claimId: number }>(items: readonly Item[]): Map<number, Item[]> {
  return Map.groupBy(items, ({ claimId }) => claimId);
}
