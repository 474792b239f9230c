import { z } from 'zod';
import { drawFrom } from '../../../stages/play/draw.ts';
import { capital } from '../street/words/filler.ts';
import { type ClaimWords, type Topic, topicSchema } from './topic.ts';
import { readTopicFile } from './topic-file.ts';

const words = z.array(z.string().min(1)).min(1);

/**
 * What can be said to a kind of question whose subject the simulator does not know. Each effect is
 * said of each subject, in the third person singular; `own` is in a synthesizer's words, all else
 * in those of answers. `{s}` stands for a subject in a pattern, `{terms}` in an opening for what
 * the question names.
 */
const generalSchema = z.strictObject({
  openings: words,
  patterns: z.strictObject({ supports: words, opposes: words, mixed: words }),
  caveats: z.array(z.strictObject({ statement: z.string(), sentences: words })),
  subjects: z.array(z.strictObject({ label: z.string(), own: words, said: words })),
  effects: z.array(z.strictObject({ own: words, holds: words, fails: words })),
  uncertainties: topicSchema.shape.uncertainties,
});
const frameSchema = topicSchema.pick({ questionType: true, camps: true, undecided: true });
const wholeSchema = z.strictObject({ ...generalSchema.shape, ...frameSchema.shape });

type General = z.infer<typeof wholeSchema>;

const choice = readTopicFile('generic-choice', generalSchema);
const kinds = {
  en: {
    decision: { ...choice, ...readTopicFile('generic-decision', frameSchema) },
    comparison: { ...choice, ...readTopicFile('generic-comparison', frameSchema) },
    open: readTopicFile('generic-open', wholeSchema),
  },
  de: {
    decision: readTopicFile('generic-decision-de', wholeSchema),
    comparison: readTopicFile('generic-decision-de', wholeSchema),
    open: readTopicFile('generic-open-de', wholeSchema),
  },
} as const;

export type Kind = keyof (typeof kinds)['en'];

/**
 * The rare claims, and how many others there are: as many as subjects, so that no two of them have
 * one label.
 */
const rare = ['one', 'two', 'few', 'few'] as const;
const commonClaims = 12;

/**
 * A topic of claims that are drawn for the question.
 * @param terms what the question names, joined for a sentence
 */
export function generalTopic(
  seed: number,
  question: string,
  language: 'en' | 'de',
  kind: Kind,
  terms: string | null,
): Topic {
  const source: General = kinds[language][kind];
  const { questionType, camps, undecided, uncertainties, subjects } = source;
  return {
    ...{ key: `generic-${kind}`, language, questionType, keywords: [], camps, undecided, uncertainties },
    openings: source.openings.flatMap((opening) => {
      if (!opening.includes('{terms}')) return opening;
      return terms === null ? [] : opening.replace('{terms}', terms);
    }),
    themes: subjects.map(({ label }) => ({ key: label, heading: label })),
    claims: drawClaims(seed, question, source),
  };
}

function drawClaims(seed: number, question: string, { subjects, effects, ...source }: General): ClaimWords[] {
  const draw = drawFrom('claims', seed, question);
  const [things, verbs] = [draw.shuffled(subjects), draw.shuffled(effects)];
  return Array.from({ length: commonClaims + rare.length }, (_, index) => {
    const [subject, effect] = [at(things, index), at(verbs, index * effectStep)];
    const said = (patterns: readonly string[]) =>
      patterns.flatMap((pattern) =>
        subject.said.map((name) => sentenceOf(pattern, name, anyOf(effect.holds), anyOf(effect.fails))),
      );
    const { supports, opposes, mixed } = source.patterns;
    const isRare = index >= commonClaims;
    return {
      key: `c${index + 1}`,
      theme: subject.label,
      label: subject.label,
      statements: subject.own.flatMap((name) => effect.own.map((verb) => `${capital(name)} ${verb}.`)),
      supports: said(supports),
      opposes: said(opposes),
      mixed: said(mixed),
      odds: source.camps.map(() => oddsAt(index, draw.pick([0.95, 0.8, 0.5, 0.15]))),
      ...(isRare && { rare: rare[index - commonClaims] ?? 'few' }),
      ...(!isRare && draw.chance(0.5) && { caveat: draw.pick(source.caveats) }),
    };
  });
}

/**
 * Without a common divisor with the number of effects, so that a subject which comes again has
 * another effect.
 */
const effectStep = 3;

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to say');
  return item;
}

/** The first claims are addressed by most answers. */
function oddsAt(index: number, leaning: number): readonly [number, number, number] {
  const addressed = 9 * Math.exp(-index / 12);
  const mixed = addressed * 0.12;
  return [(addressed - mixed) * leaning, (addressed - mixed) * (1 - leaning), mixed];
}

function sentenceOf(pattern: string, subject: string, holds: string, fails: string): string {
  return capital(pattern.replace('{s}', subject).replaceAll('{holds}', holds).replaceAll('{fails}', fails));
}

/** Alternatives, of which each sentence has one. */
function anyOf(phrases: readonly string[]): string {
  return `[${phrases.join('|')}]`;
}
