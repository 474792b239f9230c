import type { Report } from '../../../../src/report/schema/report.ts';
import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';
import { matchClaims } from '../match.ts';
import { recall } from '../measures/shares.ts';

/**
 * What becomes of answers to a fact that exclude each other. Null if the question is another one.
 */
export interface RivalScores {
  /** Of the answers that give one, those that the report counts under it. */
  readonly rivalsFound: number | null;
  /** Of the rivals, those at least half of whose answers are counted under another one. */
  readonly rivalsMerged: number | null;
  /**
   * Of the rivals, those that the report counts with exactly the answers that give them, as a camp
   * and, where it has one, as a claim.
   */
  readonly rivalsCounted: number | null;
  /** Of the rivals that two or more answers give, those that are a claim of the report. */
  readonly rivalsClaimed: number | null;
}

export function rivalScores({ evidence }: Pick<Report, 'evidence'>, knowledge: Knowledge): RivalScores {
  const { campOf, panel } = knowledge;
  const claims = matchClaims(evidence, knowledge).filter(({ isRepeat }) => !isRepeat);
  const camps = (evidence?.camps ?? []).map(({ label, thesis, model_ids: ids }) => ({
    id: (campOf(label) ?? campOf(thesis ?? ''))?.id,
    ids,
  }));
  const rivals = panel.camps.flatMap(({ id }) => {
    const given = panel.answers.filter(({ camp }) => camp?.id === id);
    const claimId = given.flatMap(({ statements }) =>
      statements.flatMap((said) =>
        said.stance === 'support' && panel.claims.some((each) => each.id === said.claimId && each.rivals)
          ? said.claimId
          : [],
      ),
    )[0];
    const models = given.map(({ modelId }) => modelId);
    const claim = claims.find(({ planted }) => planted?.id === claimId)?.claim;
    return claimId === undefined ? [] : [{ id, models, claim }];
  });
  const countedAs = (modelId: string) => camps.find(({ ids }) => ids.includes(modelId))?.id;
  const answers = rivals.flatMap(({ id, models }) => models.map((modelId) => ({ id, modelId })));
  return {
    rivalsFound: recall(answers, ({ id, modelId }) => countedAs(modelId) === id),
    rivalsMerged: recall(rivals, ({ id, models }) => {
      const astray = models.filter((modelId) => ![id, undefined].includes(countedAs(modelId)));
      return astray.length * 2 >= models.length;
    }),
    rivalsCounted: recall(
      rivals,
      ({ id, models, claim }) =>
        areSame(
          models,
          camps.flatMap((camp) => (camp.id === id ? camp.ids : [])),
        ) &&
        (claim === undefined || areSame(models, claim.supporting_model_ids)),
    ),
    rivalsClaimed: recall(
      rivals.filter(({ models }) => models.length > 1),
      ({ claim }) => claim !== undefined,
    ),
  };
}

/** Whether both hold the same models, in any order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
