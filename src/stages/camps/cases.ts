import { numberedThings } from './same-things.ts';

/**
 * Our choice: as many cases as a model reads well in one list. Further ones are grouped by their
 * words alone.
 */
const casesMax = 100;

/** A response, and the cases that it names. */
export interface Naming {
  readonly alias: string;
  readonly cases: readonly { readonly when: string; readonly option: string | null }[];
}

export const sameCasesRule = `- same_cases: where a list of cases is given ("if": a case that a respondent names, "option": what it would choose in it, null if "if" is but a factor on which its answer depends), one list of ids for each group that comes to the same in whatever words: whoever is in one of these cases is in the others, or would be if all drew one line (a rate under 4 %, under 5 %, a low rate), and the same is chosen; or it is one factor ("the budget", "how much you can spend"). First stands the case in whose words all of its group would agree that they named it. A case and a factor are never the same. A case is in one group at most, and one that nobody else names is in none. Opposite cases, and cases with different choices, stay apart; [] if there is no list.`;

/** The cases of all responses, numbered from 1; empty if there are fewer than two. */
export function numberedCases(responses: readonly Naming[]) {
  return numberedThings(responses, ({ cases }) => cases.map((each, index) => ({ ...each, index })), casesMax);
}
