import type { Code, Span } from '../../findings/findings.ts';
import type { AskedDetail, DetailAnswer } from '../../findings/readings/details.ts';
import type { Answers } from '../../findings/readings/doubts.ts';
import { type Checked, toleratedShare } from '../call/stage.ts';
import { takenIds } from '../call/taken-ids.ts';
import {
  type AdjudicateInput,
  type AdjudicateOutput,
  type Asked,
  type AskedCamp,
  type AskedClaim,
  type Numbered,
  numbered,
} from './adjudicate.ts';

/**
 * Share of answers that an output must have. Our choice: half are worth keeping, because what is
 * not answered stays as it was read.
 */
const answeredMinShare = 0.5;

/** The answers. A "yes" without a sentence that exists counts as no answer. */
export interface AdjudicateResult extends Answers {
  readonly evidenceFound: number;
  readonly evidenceDropped: number;
}

/** Keeps every "yes" with its verified span (R-R04). An answer without one is left out (R-R10). */
export function checkAdjudication(
  input: AdjudicateInput,
): (output: AdjudicateOutput) => Checked<AdjudicateResult> {
  const asked = numbered(input);
  return (output) => {
    const checker: Checker = { ...asked, problems: [], found: 0, dropped: 0 };
    const claims = answersOf(checker, entriesById(checker, 'claims', asked.claims, output.claims));
    const camps = campsOf(checker, entriesById(checker, 'camps', asked.camps, output.camps));
    const details = [
      ...detailsOf(checker, entriesById(checker, 'figures', asked.figures, output.figures)),
      ...detailsOf(checker, entriesById(checker, 'cases', asked.cases, output.cases)),
    ];
    const value = {
      stances: claims.map(({ modelId, claimId, found, span }) => ({ modelId, claimId, found, span })),
      camps,
      details,
      evidenceFound: checker.found,
      evidenceDropped: checker.dropped,
    };
    const aboutCamps = new Set(asked.camps.map(([, { modelId }]) => modelId)).size;
    const wanted = asked.claims.length + aboutCamps + asked.figures.length + asked.cases.length;
    const answered = claims.length + camps.length + details.length;
    const missing = wanted - answered;
    const usable = missing <= wanted * (1 - answeredMinShare);
    const isNearlyWhole = missing <= wanted * toleratedShare;
    const tolerated = isNearlyWhole ? checker.problems.length : 0;
    return { value, problems: checker.problems, usable, tolerated };
  };
}

interface Checker extends Pick<Asked, 'responseOf' | 'excerpts'> {
  readonly problems: string[];
  found: number;
  dropped: number;
}

interface Entry<Item, Given> {
  readonly item: Item;
  readonly entry: Given;
  readonly path: string;
}

interface Answered extends AskedClaim {
  readonly found: Code;
  readonly span: Span | null;
}

/** What the response says of each claim; a "yes" without a sentence that exists is left out. */
function answersOf(
  checker: Checker,
  entries: readonly Entry<AskedClaim, AdjudicateOutput['claims'][number]>[],
): Answered[] {
  return entries.flatMap(({ item, entry, path }): Answered[] => {
    const found = codes[`${entry.says_true}`][`${entry.says_false}`];
    if (found === 'not_addressed') return [{ ...item, found, span: null }];
    const span = spanOf(checker, item.modelId, path, entry.sentences);
    return span ? [{ ...item, found, span }] : [];
  });
}

/**
 * The camp of each response of which every camp in doubt has an answer. Camps exclude each other,
 * so a response that agrees with two is in neither.
 */
function campsOf(
  checker: Checker,
  entries: readonly Entry<AskedCamp, AdjudicateOutput['camps'][number]>[],
): AdjudicateResult['camps'] {
  const answered = entries.flatMap(
    ({ item, entry, path }): (AskedCamp & { readonly span: Span | null })[] => {
      if (!entry.is_own_answer) return [{ ...item, span: null }];
      const span = spanOf(checker, item.modelId, path, entry.sentences);
      return span ? [{ ...item, span }] : [];
    },
  );
  const askedOf = Map.groupBy(entries, ({ item }) => item.modelId);
  return [...Map.groupBy(answered, ({ modelId }) => modelId)].flatMap(([modelId, own]) => {
    if (own.length < (askedOf.get(modelId)?.length ?? 0)) return [];
    const [taken, ...others] = own.filter(({ span }) => span !== null);
    const isOne = taken !== undefined && others.length === 0;
    return [{ modelId, found: isOne ? taken.campId : null, span: isOne ? taken.span : null }];
  });
}

/** Whether the response gives each figure or case. */
function detailsOf(
  checker: Checker,
  entries: readonly Entry<AskedDetail, AdjudicateOutput['figures'][number]>[],
): DetailAnswer[] {
  return entries.flatMap(({ item: { kind, group, modelId }, entry, path }): DetailAnswer[] => {
    const detail = { kind, group, modelId };
    if (!entry.is_given) return [{ ...detail, found: false, span: null }];
    const span = spanOf(checker, modelId, path, entry.sentences);
    return span ? [{ ...detail, found: true, span }] : [];
  });
}

function spanOf(checker: Checker, modelId: string, path: string, numbers: readonly number[]): Span | null {
  const found = checker.excerpts.find(checker.responseOf(modelId), numbers);
  if (found.ok) {
    checker.found++;
    return found.span;
  }
  checker.dropped++;
  checker.problems.push(`${path}.sentences: ${found.problem}`);
  return null;
}

const codes: Readonly<Record<'true' | 'false', Readonly<Record<'true' | 'false', Code>>>> = {
  true: { true: 'mixed', false: 'support' },
  false: { true: 'oppose', false: 'not_addressed' },
};

/** The first entry of each id that was asked for. */
function entriesById<T, Given extends { readonly id: string }>(
  { problems }: Checker,
  list: keyof AdjudicateOutput,
  asked: Numbered<T>,
  entries: readonly Given[],
): Entry<T, Given>[] {
  const { take, left } = takenIds(new Map(asked), list, 'stands twice', problems);
  const found = entries.flatMap((entry, index) => {
    const path = `${list}[${index}]`;
    return entry.id === '' ? [] : take(entry.id, `${path}.id`).map((item) => ({ item, entry, path }));
  });
  const missing = [...left.keys()].join(', ');
  const unreadable = entries.flatMap(({ id }, index) => (id === '' ? [`${list}[${index}]`] : []));
  for (const path of unreadable)
    problems.push(`${path}: is no line with an id, a sign and a sentence; missing are ${missing || 'none'}`);
  // Unreadable lines are asked for anew: the whole list only if more are missing than these can be.
  if (left.size > unreadable.length) problems.push(`${list}: ids are missing: ${missing}`);
  return found;
}
