import type { Report } from '../../../src/report/schema/report.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import type { AskedCases, PlantedPanel } from '../../../src/stages/play/truth.ts';
import { overlaps } from './match.ts';
import { recall } from './measures/shares.ts';

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
  /**
   * Of the numbers in tables of a number that is asked for, those that the answer does not give.
   */
  readonly valuesFalse: number | null;
  /** Of the cases that answers name, those that are listed with that answer under them. */
  readonly casesFound: number | null;
  /** Of the answers listed under a case, those that do not name it. */
  readonly casesFalse: number | null;
}

export const nothingAsked: AskedScores = {
  valuesFound: null,
  valuesFalse: null,
  casesFound: null,
  casesFalse: null,
};

export function askedScores({ evidence }: Pick<Report, 'evidence'>, knowledge: Knowledge): AskedScores {
  const { panel } = knowledge;
  const { asked } = panel;
  if (asked?.kind === 'number') return { ...nothingAsked, ...valueScores(evidence, panel) };
  if (asked?.kind === 'conditional') return { ...nothingAsked, ...caseScores(evidence, asked, knowledge) };
  return nothingAsked;
}

function valueScores(evidence: Report['evidence'], { answers }: PlantedPanel) {
  const values = answers.flatMap(({ modelId, value }) => (value ? [{ modelId, ...value }] : []));
  const tables = (evidence?.quantities ?? []).filter((each) => each.answers_question);
  const isTrue = (said: Said) =>
    values.some(
      ({ modelId, low, high }) => modelId === said.model_id && low === said.low && high === said.high,
    );
  // A number in another table than the one that the report leads with is none that its reader is
  // told.
  const [first] = tables;
  return {
    valuesFound: recall(values, ({ modelId }) =>
      (first?.evidence_spans ?? []).some((said) => said.model_id === modelId && isTrue(said)),
    ),
    valuesFalse: recall(
      tables.flatMap(({ evidence_spans: spans }) => spans),
      (said) => !isTrue(said),
    ),
  };
}

interface Said {
  readonly model_id: string;
  readonly low: number;
  readonly high: number;
}

function caseScores(evidence: Report['evidence'], { cases }: AskedCases, { caseOf, panel }: Knowledge) {
  const named = panel.answers.flatMap(({ modelId, cases: own }) => own.map((each) => ({ modelId, ...each })));
  const isNamed = (modelId: string, id: string | undefined) =>
    named.some((each) => each.modelId === modelId && each.caseId === id);
  const listed = (evidence?.cases ?? []).flatMap(({ case: when, option, evidence_spans: spans }) => {
    const [known] = cases.filter(({ id }) => id === caseOf(when, option ?? '')?.id);
    const bySpan = named.find(({ modelId, place }) =>
      spans.some((span) => span.model_id === modelId && overlaps(place, span)),
    );
    const id = known?.id ?? bySpan?.caseId;
    return spans.map(({ model_id: modelId }) => ({ modelId, id }));
  });
  return {
    casesFound: recall(named, ({ modelId, caseId }) =>
      listed.some((each) => each.modelId === modelId && each.id === caseId),
    ),
    casesFalse: recall(listed, ({ modelId, id }) => !isNamed(modelId, id)),
  };
}
