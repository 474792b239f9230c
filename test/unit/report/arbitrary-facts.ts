import fc from 'fast-check';
import { failureClasses } from '../../../src/domain/run/model-outcome.ts';
import { nothingWithheld, type ReportFacts } from '../../../src/findings/facts.ts';
import { type CrossCheck, questionTypes, type SecondGrouping } from '../../../src/findings/findings.ts';
import { labelsFrom } from '../../../src/findings/readings/checked.ts';
import { readingStages } from '../../../src/findings/readings/readings.ts';
import { plainCall } from '../../support/chat.ts';
import { arbitraryDrafts, wild, wording } from './facts/arbitrary-drafts.ts';

/**
 * Names that an endpoint may send: with markup, line breaks, invisible characters, or without end.
 */
const nameOfMarkup = fc
  .array(
    fc.constantFrom('[m](https://h)', '\n# ', '<img src=x>', '\u202e', '\u200b', '`', '|', 'model', '\0'),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));
const tokens = fc.option(fc.nat(5_000));

/** Any facts that the types allow, including hostile texts and labels that do not fit. */
export const arbitraryFacts: fc.Arbitrary<ReportFacts> = fc
  .record({
    count: fc.integer({ min: 1, max: 14 }),
    claims: fc.constantFrom(0, 1, 2, 3, 4, 5),
    camps: fc.constantFrom(0, 1, 2, 3, 4),
    prompt: wild,
  })
  .chain(({ count, claims, camps, prompt }) =>
    fc.array(model, { minLength: count, maxLength: count }).chain((drafts) => {
      const models = drafts.map((draft, i) => ({
        ...draft,
        modelId: `lab${i % 4}/model-${i}`,
        ...(draft.status === 'success' ? {} : { call: null, text: null }),
      }));
      const texts = models.map(({ text }) => text ?? '');
      return fc.record({
        run: fc.record({
          runId: fc.uuid(),
          panel: fc.constantFrom('wide', 'consensus', 'service'),
          startedAt: fc.option(fc.constant('2026-11-20T09:00:01.000Z')),
          completedAt: fc.constant('2026-11-20T09:05:00.000Z'),
        }),
        verdict: fc.constantFrom('completed', 'partial'),
        findings: fc
          .record({
            question: fc.constant(prompt),
            questionType: fc.constantFrom(...questionTypes),
            models: fc.constant(models),
            excluded: fc
              .subarray(models, { maxLength: Math.min(2, count) })
              .map((some) => some.map(({ modelId }) => ({ modelId, reason: 'refusal' }))),
            ...evidence(models, texts, claims, camps),
            labels: labelled(models, claims, camps),
          })
          .map(({ labels: { modelIds, crossCheck }, reported, ...findings }) => ({
            ...findings,
            crossCheck,
            labels: labelsFrom(
              modelIds,
              crossCheck,
              Map.groupBy(reported, ({ modelId }) => modelId),
            ),
          })),
        drafts: arbitraryDrafts(texts),
        reductions: fc.constant([]),
        instruments: fc.constant({
          synthesizers: ['lab9/writer'],
          calls: [{ ...plainCall, simulated: false, servedModel: null }],
          stages: [{ stage: 'write' as const, synthesizers: ['lab9/writer'] }],
          promptVersions: { write_answer: '1' },
        }),
        synthesisCounts: fc.record({
          evidenceFound: fc.nat(99),
          evidenceDropped: fc.nat(9),
          claimsProposed: fc.nat(99),
          callsReasked: fc.nat(9),
          callsHandedOver: fc.nat(9),
          callsGivenUp: fc.nat(9),
        }),
        secondGrouping,
        coverage,
        withheld: fc.nat(2).map((quantities) => ({ ...nothingWithheld, quantities })),
        readings: fc.uniqueArray(reading, { maxLength: 4, selector: ({ section }) => section }),
      }) as fc.Arbitrary<ReportFacts>;
    }),
  );

const reading = fc.record({
  section: fc.constantFrom('answer', 'disagreements', 'minority_insights', 'uncertainties'),
  reader: fc.option(fc.constant('lab9/reader')),
  sentences: fc.nat(40),
  askedAgain: fc.nat(5),
  writer: fc.constant('lab1/writer'),
  leftOut: fc.array(
    fc.record({
      field: fc.constantFrom('headline', 'key_points.statement'),
      sentences: fc.integer({ min: 1, max: 9 }),
      by: fc.constantFrom('code', 'reader'),
    }),
    { maxLength: 3 },
  ),
});

const coverage = fc
  .record({
    ...{ covered: fc.nat(40), left: fc.nat(40), weightShare: fc.integer({ min: 0, max: 10_000 }) },
    options: fc.constantFrom(undefined, 3),
  })
  .map(({ covered, left, weightShare, options }) => ({
    statements: covered + left,
    covered,
    weightShare: covered + left === 0 ? null : weightShare / 10_000,
    ...(options !== undefined && { optionsLeftOut: options }),
  }));
const secondGrouping = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)).map(
  ([twice, once, changed, unanswered, others, unasked]): SecondGrouping => ({
    by: ['lab8/grouper'],
    batches: twice + once,
    twice,
    differing: changed + unanswered + others + unasked,
    changed,
    unanswered,
    unasked,
    opposites: { pairs: others + changed + unasked, separated: changed, unanswered: others, unasked },
  }),
);

const call = fc.record({
  sent: fc.record({
    temperature: fc.option(fc.constantFrom(0, 1)),
    tools: fc.boolean(),
    reasoning: fc.constantFrom('off', 'unset'),
  }),
  seen: fc.record({
    reasoningTokens: fc.option(fc.nat(9)),
    reasoningText: fc.boolean(),
    toolCalls: fc.nat(2),
    citations: fc.nat(2),
  }),
});

const model = fc.record({
  displayName: fc.constantFrom('Alpha', 'Beta 2', 'Command'),
  labId: fc.option(fc.constantFrom('lab0', 'lab1', 'lab2')),
  labName: fc.option(fc.constantFrom('Lab Zero', 'Lab One')),
  countryCode: fc.option(fc.constantFrom('US', 'FR', '')),
  countryName: fc.option(fc.constantFrom('United States', 'France')),
  region: fc.option(fc.constant('Europe')),
  family: fc.option(fc.constantFrom('Alpha', 'Beta')),
  status: fc.constantFrom('success', 'success', 'success', 'error', 'timeout'),
  failure: fc.option(fc.constantFrom(...failureClasses)),
  lateRetry: fc.boolean(),
  responseId: fc.option(fc.oneof(fc.constant('r-1'), wild)),
  inputTokens: tokens,
  outputTokens: tokens,
  servedModel: fc.option(fc.oneof(fc.constantFrom('lab/alpha', 'beta-2-2026-01-01'), wild, nameOfMarkup)),
  call,
  simulated: fc.boolean(),
  text: wild.map((text) => `${text.toWellFormed()} end`),
});

function evidence(
  models: readonly { modelId: string; text: string | null }[],
  texts: readonly string[],
  claims: number,
  camps: number,
) {
  const text = wording(texts);
  const span = fc.oneof(
    { weight: 5, arbitrary: fc.constant({ offset: 0, length: 1 }) },
    { weight: 1, arbitrary: fc.record({ offset: fc.nat(40), length: fc.nat(30) }) },
  );
  const modelId = fc.constantFrom('gone', ...models.map((each) => each.modelId));
  const place = { claimId: fc.integer({ min: 1, max: claims + 1 }), modelId, span };
  const list = <T>(length: number, item: (i: number) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.tuple(...Array.from({ length }, (_, i) => item(i))) as fc.Arbitrary<T[]>;
  return {
    extracted: fc.array(
      fc.record({
        ...place,
        stance: fc.constantFrom('support', 'oppose'),
        caveat: fc.option(text, { nil: undefined }),
      }),
    ),
    reported: fc.array(fc.record(place), { maxLength: 4 }),
    quantities: fc.constant([]),
    quantitiesLeftOut: fc.nat(2),
    cases: fc.constant([]),
    casesLeftOut: fc.nat(2),
    claims: list(claims, (i) =>
      fc.record(
        { claimId: fc.constant(i + 1), statement: text, stake: fc.constant(0.5), option: text },
        { requiredKeys: ['claimId', 'statement', 'stake'] },
      ),
    ),
    camps: list(camps, (i) =>
      fc.record({
        campId: fc.constant(i + 1),
        label: text,
        thesis: text,
        recommendedOption: fc.option(text),
      }),
    ),
    uncertaintyNotes: fc.array(text, { maxLength: 3 }).map((descriptions) =>
      descriptions.map((description, i) => ({
        id: `u${i + 1}`,
        description,
        modelIds: models.slice(0, i + 1).map(({ modelId }) => modelId),
      })),
    ),
  };
}

/**
 * Who is labelled, and what up to three synthesizers read of each stance and camp; some name places
 * that do not fit.
 */
function labelled(
  models: readonly { modelId: string; text: string | null }[],
  claims: number,
  camps: number,
): fc.Arbitrary<{ readonly modelIds: readonly string[]; readonly crossCheck: CrossCheck }> {
  const reading = <Found>(found: fc.Arbitrary<Found>) =>
    fc.record({
      by: fc.constantFrom('lab7/one', 'lab8/two', 'lab9/three'),
      stage: fc.constantFrom(...readingStages),
      found,
      span: fc.oneof(
        { weight: 5, arbitrary: fc.constant({ offset: 0, length: 1 }) },
        { weight: 1, arbitrary: fc.record({ offset: fc.nat(40), length: fc.nat(30) }) },
      ),
    });
  const once = { selector: ({ by, stage }: { by: string; stage: string }) => `${by} ${stage}` };
  const code = fc.constantFrom('support', 'oppose', 'mixed', 'not_addressed' as const);
  const stanceReadings = fc
    .uniqueArray(reading(code), { ...once, minLength: 1, maxLength: 4 })
    .map((some) => some.map((each) => (each.found === 'not_addressed' ? { ...each, span: null } : each)));
  const campReadings = fc
    .uniqueArray(reading(fc.option(fc.integer({ min: 1, max: camps + 1 }))), {
      ...once,
      minLength: 1,
      maxLength: 4,
    })
    .map((some) =>
      some.map((each) => (each.found === null || each.stage === 'camps' ? { ...each, span: null } : each)),
    );
  const modelId = fc.constantFrom('gone', ...models.map((each) => each.modelId));
  const claimId = fc.integer({ min: 1, max: claims + 1 });
  return fc.record({
    modelIds: fc
      .subarray([...models], { minLength: Math.floor(models.length / 2) })
      .map((some) => some.map((each) => each.modelId)),
    crossCheck: fc.record({
      asked: fc.subarray(['lab7/one', 'lab8/two']),
      stances: fc.uniqueArray(fc.record({ modelId, claimId, readings: stanceReadings }), {
        selector: (each) => `${each.claimId} ${each.modelId}`,
        maxLength: claims * models.length,
      }),
      camps: fc.uniqueArray(fc.record({ modelId, readings: campReadings }), {
        selector: (each) => each.modelId,
      }),
      details: fc.constant([]),
    }),
  }) as fc.Arbitrary<{ readonly modelIds: readonly string[]; readonly crossCheck: CrossCheck }>;
}
