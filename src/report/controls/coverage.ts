import { shareOf } from '../count/shares.ts';
import { counted } from '../prose/wording.ts';
import type { CountedControl } from './common/control.ts';

/** How many of the extracted statements the claims cover (R-R18). */
export const coverage = {
  member: 'coverage',
  counts: ({ facts: { coverage: found } }) => ({
    statements: found.statements,
    statements_covered: found.covered,
    statements_covered_share: shareOf(found.covered, found.statements),
    weight_covered_share: found.weightShare,
    ...(found.optionsLeftOut === undefined ? {} : { options_left_out: found.optionsLeftOut }),
  }),
  sentences: {
    claims: ({
      statements,
      statements_covered: covered,
      weight_covered_share: weight,
      options_left_out: options = 0,
    }) => {
      if (weight === null) return [];
      if (covered === statements) return ['The claims of this report cover all statements that were found.'];
      return [
        `The claims of this report cover ${covered} of the ${counted(statements, 'statement')}, and ${Math.floor(weight * 100)}% of their weight, where a statement weighs more the earlier its response makes it.`,
        ...(options > 0
          ? [
              `${counted(options, 'option')} that responses name ${options === 1 ? 'has' : 'have'} no place in it.`,
            ]
          : []),
      ];
    },
  },
  following: ({ statements, statements_covered: covered, weight_covered_share: weight }) => ({
    statements_covered_share: shareOf(covered, statements),
    weight_covered_share: statements === 0 ? null : (weight ?? 0),
  }),
} satisfies CountedControl<'coverage'>;
