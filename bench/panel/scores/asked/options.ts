import type { Stance } from '../../../../src/findings/findings.ts';
import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';
import { type JudgedEvidence, matchClaims } from '../match.ts';
import { recall } from '../measures/shares.ts';
import { areSame } from './rivals.ts';

/** What a report lists if a question asks for a list. Null if it asks for another thing. */
export interface OptionScores {
  /** Of the options that at least half of the answers recommend, those that have a row. */
  readonly optionsFound: number | null;
  /** Of the options of which two or more answers speak, those without a row of their own. */
  readonly optionsLost: number | null;
  /** Of the rows, those with exactly the answers that are for and against the option. */
  readonly optionsCounted: number | null;
}

export function optionScores(
  { evidence }: { readonly evidence: JudgedEvidence | null },
  knowledge: Knowledge,
): OptionScores {
  const { claims, answers } = knowledge.panel;
  const sayers = (id: string, stance: Stance) =>
    answers
      .filter(({ statements }) => statements.some((said) => said.claimId === id && said.stance === stance))
      .map(({ modelId }) => modelId);
  const options = claims
    .filter(({ option }) => option)
    .map(({ id }) => ({ id, pro: sayers(id, 'support'), contra: sayers(id, 'oppose') }));
  const rows = matchClaims(evidence, knowledge).filter(({ claim }) => claim.option !== undefined);
  const hasRow = ({ id }: { readonly id: string }) => rows.some(({ planted }) => planted?.id === id);
  return {
    optionsFound: recall(
      options.filter(({ pro }) => pro.length * 2 >= answers.length),
      hasRow,
    ),
    optionsLost: recall(
      options.filter(({ pro, contra }) => pro.length + contra.length > 1),
      (each) => !hasRow(each),
    ),
    optionsCounted:
      options.length === 0
        ? null
        : recall(rows, ({ claim, planted, isRepeat }) => {
            const truth = options.find(({ id }) => id === planted?.id);
            return (
              truth !== undefined &&
              !isRepeat &&
              areSame(truth.pro, claim.supporting_model_ids) &&
              areSame(truth.contra, claim.opposing_model_ids)
            );
          }),
  };
}
