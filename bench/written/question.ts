import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { assessmentKinds } from '../../src/findings/drafts.ts';
import { questionTypes } from '../../src/findings/findings.ts';
import { parseTopicFile } from '../../src/simulator/world/topics/topic-file.ts';
import type { PlantedAnswer, PlantedPanel, PlantedStatement } from '../../src/stages/play/truth.ts';
import { type Mark, takeMarks } from './marks.ts';

const claims = z.array(z.string()).default([]);

/** A written section, with ids of this file in its lists. */
const sectionsSchema = z.strictObject({
  answer: z.strictObject({
    headline: z.string(),
    direct_answer: z.string(),
    rationale: z.string(),
    key_points: z.array(z.strictObject({ label: z.string(), statement: z.string(), claims })),
    assessment: z.strictObject({ favours: z.string().nullable(), statement: z.string() }).nullable(),
    assessment_reasons: z.array(
      z.strictObject({ kind: z.enum(assessmentKinds), statement: z.string(), claims }),
    ),
    recommendation: z.strictObject({ statement: z.string(), claims }).nullable(),
    ranked_options: z.array(z.strictObject({ option: z.string(), rationale: z.string(), claims })),
  }),
  disagreements: z.array(
    z.strictObject({
      issue: z.string(),
      claims,
      camps: z.array(z.string()),
      core_tension: z.string(),
      assumptions: z.array(z.string()),
      why_it_matters: z.string(),
      resolving_information: z.array(z.string()),
    }),
  ),
  minority_insights: z.array(
    z.strictObject({ claim: z.string(), insight: z.string(), why_it_matters: z.string() }),
  ),
  uncertainties: z.array(
    z.strictObject({
      sources: z.array(z.string()),
      claims,
      description: z.string(),
      why_unresolved: z.string(),
      what_would_resolve_it: z.array(z.string()),
    }),
  ),
});

const questionSchema = z.strictObject({
  question: z.string(),
  type: z.enum(questionTypes),
  camps: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      thesis: z.string(),
      option: z.string().nullable(),
      positions: z.array(z.string()).min(1),
    }),
  ),
  /** Cases that mean the same, in the words of their marks. */
  same_cases: z.array(z.array(z.string())).default([]),
  claims: z.array(z.strictObject({ id: z.string(), says: z.array(z.string()).min(1) })),
  quantities: z.array(
    z.strictObject({ id: z.string(), what: z.string(), unit: z.string(), asked: z.boolean().default(false) }),
  ),
  uncertainties: z.array(z.strictObject({ id: z.string(), says: z.array(z.string()).min(1) })),
  answers: z.array(
    z.strictObject({
      model: z.string(),
      camp: z.string().nullable(),
      position: z.string().optional(),
      text: z.string(),
    }),
  ),
  sections: sectionsSchema,
});

export type QuestionFile = z.infer<typeof questionSchema>;

/** A question with its ten answers and their truth. */
export interface WrittenQuestion extends Omit<QuestionFile, 'answers'> {
  /** The same as PanelBench has it. */
  readonly panel: PlantedPanel;
  readonly answers: readonly WrittenAnswer[];
}

export interface WrittenAnswer {
  readonly planted: PlantedAnswer;
  /** Its answer to the question, as a synthesizer words it. */
  readonly position: string;
  readonly marks: readonly Mark[];
}

const folder = new URL('questions/', import.meta.url);

/** The names of all questions. */
export function questionNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/** @throws Error with file, place and problem, for the first problem */
export function readQuestion(name: string): WrittenQuestion {
  const file = new URL(`${name}.yaml`, folder);
  const given = parseTopicFile(file.pathname, readFileSync(file, 'utf8'), questionSchema);
  const answers = given.answers.map((answer, index): WrittenAnswer => {
    const { text, marks } = takeMarks(answer.text);
    const known = [...given.claims, ...given.camps, ...given.quantities, ...given.uncertainties];
    for (const mark of marks)
      if ('id' in mark && !known.some(({ id }) => id === mark.id))
        throw new Error(`${file.pathname}: ${answer.model} has the unknown mark ${mark.id}`);
    const positions = given.camps.find(({ id }) => id === answer.camp)?.positions ?? [''];
    return {
      position: answer.position ?? positions[index % positions.length] ?? '',
      marks,
      planted: plantedAnswer(answer.model, text, marks, given),
    };
  });
  return { ...given, answers, panel: plantedPanel(given, answers) };
}

function plantedAnswer(
  modelId: string,
  text: string,
  marks: readonly Mark[],
  { uncertainties }: QuestionFile,
): PlantedAnswer {
  const camp = marks.find((mark) => mark.kind === 'camp');
  const statements = marks.flatMap((mark): PlantedStatement[] =>
    mark.kind === 'claim'
      ? [
          {
            claimId: mark.id,
            stance: mark.stance,
            places: [mark.place],
            givesQuantity: false,
            givesCondition: false,
            givesOpposedCondition: false,
            isImplied: false,
          },
        ]
      : [],
  );
  return {
    modelId,
    text,
    language: 'en',
    style: 'written',
    tricks: [],
    givesAway: [],
    statements,
    camp: camp ? { id: camp.id, place: camp.place } : null,
    uncertainties: marks.flatMap((mark) => {
      if (mark.kind !== 'uncertainty') return [];
      const says = uncertainties.find(({ id }) => id === mark.id)?.says ?? [];
      return [{ description: says[modelId.length % says.length] ?? '', place: mark.place }];
    }),
    cases: [],
    reported: [],
    value: null,
    asides: [],
  };
}

function plantedPanel(
  { question, type, claims, camps }: QuestionFile,
  answers: readonly WrittenAnswer[],
): PlantedPanel {
  const readingsOf = (campId: string, positions: readonly string[]) => [
    ...positions,
    ...answers.flatMap(({ planted, position }) => (planted.camp?.id === campId ? [position] : [])),
  ];
  return {
    seed: 1,
    question,
    questionType: type,
    claims: claims.map(({ id, says }, index) => ({
      id,
      rank: index + 1,
      wordings: says,
      plainWordings: says,
      quantity: null,
      condition: null,
      opposedCondition: null,
      minority: null,
      subjects: [],
      twin: null,
      isTruism: false,
    })),
    camps: camps.map(({ positions, ...camp }) => ({
      ...camp,
      option: camp.option ?? '',
      readings: readingsOf(camp.id, positions),
    })),
    neutral: [],
    answers: answers.map(({ planted }) => planted),
    dispute: null,
    invented: [],
    canaries: [],
  };
}
