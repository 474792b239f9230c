import type { Report } from '../../../../src/report/schema/report.ts';
import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';
import { isFactor, scaleOf } from '../../../../src/stages/play/reading.ts';
import type { AskedCases, AskedNumber, PlantedPanel } from '../../../../src/stages/play/truth.ts';
import { overlaps } from '../match.ts';
import { recall } from '../measures/shares.ts';

/**
 * What a report says to a question for a number or for cases. Shares from 0 to 1; null if the
 * question is another one.
 */
export interface AskedScores {
  /**
   * Of the answers that give a number, those whose number stands in the table of the number that is
   * asked for.
   */
  readonly valuesFound: number | null;
  /** The same of the answers that give it in another unit than the question's. */
  readonly unitsFound: number | null;
  /**
   * Of the numbers in tables of a number that is asked for, those that the answer does not give.
   */
  readonly valuesFalse: number | null;
  /** Of the cases that answers name, those that are listed with that answer under them. */
  readonly casesFound: number | null;
  /** Of the answers listed under a case or a factor, those that do not name it. */
  readonly casesFalse: number | null;
  /** Of the factors that two or more answers name, by answer: those listed with that answer. */
  readonly factorsFound: number | null;
}

export const nothingAsked: AskedScores = {
  valuesFound: null,
  unitsFound: null,
  valuesFalse: null,
  casesFound: null,
  casesFalse: null,
  factorsFound: null,
};

export function askedScores({ evidence }: Pick<Report, 'evidence'>, knowledge: Knowledge): AskedScores {
  const { panel } = knowledge;
  const { asked } = panel;
  if (asked?.kind === 'number') return { ...nothingAsked, ...valueScores(evidence, asked, panel) };
  if (asked?.kind === 'conditional') return { ...nothingAsked, ...caseScores(evidence, asked, knowledge) };
  return nothingAsked;
}

function valueScores(evidence: Report['evidence'], asked: AskedNumber, { answers }: PlantedPanel) {
  const values = answers.flatMap(({ modelId, value }) => (value ? [{ modelId, ...value }] : []));
  const said = (evidence?.quantities ?? [])
    .filter((each) => each.answers_question)
    .map(({ unit, evidence_spans: spans }) => {
      const scale = scaleOf(asked, unit);
      return spans.map(({ model_id: modelId, low, high }) => ({
        modelId,
        isTrue: values.some(
          (own) => own.modelId === modelId && isNear(own.low, low * scale) && isNear(own.high, high * scale),
        ),
      }));
    });
  // A number in another table than the one that the report leads with is none that its reader is
  // told.
  const [first = []] = said;
  const isFound = ({ modelId }: (typeof values)[number]) =>
    first.some((each) => each.modelId === modelId && each.isTrue);
  return {
    valuesFound: recall(values, isFound),
    unitsFound: recall(
      values.filter(({ scales }) => scales.some((scale) => scale !== 1)),
      isFound,
    ),
    valuesFalse: recall(said.flat(), ({ isTrue }) => !isTrue),
  };
}

/** Equal but for what a conversion rounds. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(one) * 1e-6;
}

function caseScores(evidence: Report['evidence'], { cases }: AskedCases, { caseOf, panel }: Knowledge) {
  const named = panel.answers.flatMap(({ modelId, cases: own }) => own.map((each) => ({ modelId, ...each })));
  const isNamed = (modelId: string, id: string | undefined) =>
    named.some((each) => each.modelId === modelId && each.caseId === id);
  const factors = new Set(cases.filter(isFactor).map(({ id }) => id));
  const namers = Map.groupBy(named, ({ caseId }) => caseId);
  const listed = (evidence?.cases ?? []).flatMap(({ case: when, option, evidence_spans: spans }) => {
    const [known] = cases.filter(({ id }) => id === caseOf(when, option)?.id);
    const bySpan = named.find(({ modelId, place }) =>
      spans.some((span) => span.model_id === modelId && overlaps(place, span)),
    );
    const id = known?.id ?? bySpan?.caseId;
    return spans.map(({ model_id: modelId }) => ({ modelId, id }));
  });
  const isListed = ({ modelId, caseId }: (typeof named)[number]) =>
    listed.some((each) => each.modelId === modelId && each.id === caseId);
  return {
    casesFound: recall(
      named.filter(({ caseId }) => !factors.has(caseId)),
      isListed,
    ),
    casesFalse: recall(listed, ({ modelId, id }) => !isNamed(modelId, id)),
    factorsFound: recall(
      named.filter(({ caseId }) => factors.has(caseId) && (namers.get(caseId)?.length ?? 0) > 1),
      isListed,
    ),
  };
}
