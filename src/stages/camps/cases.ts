import { z } from 'zod';
import { byCodePoint } from '../../text/order.ts';

/**
 * Our choice: as many cases as a model reads well in one list. Further ones are grouped by their
 * words alone.
 */
const casesMax = 100;

/** A case that a response names, by its index among the cases of the response. */
export interface CaseRef {
  readonly alias: string;
  readonly index: number;
}

/** A response with the cases on which its answer depends. */
interface Naming {
  readonly alias: string;
  readonly cases: readonly { readonly when: string; readonly option: string | null }[];
}

export const sameCasesSchema = z.array(z.array(z.int())).default([]);

export const sameCasesRule = `- same_cases: where a list of cases is given ("if": a case that a respondent names, "option": what it would choose in it, null if "if" is but a factor on which its answer depends), one list of ids for each group that comes to the same in whatever words: whoever is in one of these cases is in the others, or would be if all drew one line (a rate under 4 %, under 5 %, a low rate), and the same is chosen; or it is one factor ("the budget", "how much you can spend"). A case and a factor are never the same. A case is in one group at most, and one that nobody else names is in none. Opposite cases, and cases with different choices, stay apart; [] if there is no list.`;

interface NumberedCase extends CaseRef {
  readonly id: number;
  readonly when: string;
  readonly option: string | null;
}

/** The cases of all responses, numbered from 1; empty if there are fewer than two. */
export function numberedCases(responses: readonly Naming[]): NumberedCase[] {
  const all = responses
    .toSorted((a, b) => byCodePoint(a.alias, b.alias)) // Otherwise the models' names would decide the order.
    .flatMap(({ alias, cases }) => cases.map((each, index) => ({ alias, index, ...each })));
  return all.length < 2 ? [] : all.slice(0, casesMax).map((each, at) => ({ id: at + 1, ...each }));
}

/** The groups of cases that mean the same. Unknown and repeated ids are dropped, with a problem. */
export function checkSameCases(
  responses: readonly Naming[],
  groups: readonly (readonly number[])[],
  problems: string[],
): CaseRef[][] {
  const byId = new Map(numberedCases(responses).map((each) => [each.id, each]));
  const placed = new Set<number>();
  return groups
    .map((ids, at) =>
      ids.flatMap((id, member) => {
        const found = byId.get(id);
        const path = `same_cases[${at}][${member}]`;
        if (!found) problems.push(`${path}: is no id of the cases`);
        else if (placed.has(id)) problems.push(`${path}: stands in a group already`);
        if (!found || placed.has(id)) return [];
        placed.add(id);
        return [{ alias: found.alias, index: found.index }];
      }),
    )
    .filter((group) => group.length > 1);
}
