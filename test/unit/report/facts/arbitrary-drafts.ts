import fc from 'fast-check';
import { assessmentKinds } from '../../../../src/findings/drafts.ts';

/** Sections as a synthesizer may have written them, mostly harmless, so that they pass. */
export function arbitraryDrafts(texts: readonly string[]) {
  const text = fc.oneof(
    {
      weight: 30,
      arbitrary: fc.constantFrom('It can wait. It holds.', 'It can wait', 'Patience pays'),
    },
    { weight: 1, arbitrary: wording(texts) },
  );
  const claims = fc.array(fc.constantFrom('C1', 'C2', 'C3'), { maxLength: 2 });
  const camps = fc.array(fc.constantFrom('K1', 'K2', 'K3'), { maxLength: 2 });
  const some = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 2 });
  return fc.record({
    answer: fc.option(
      fc.record({
        headline: text,
        direct_answer: text,
        rationale: text,
        key_points: some(fc.record({ label: text, statement: text, claims })),
        assessment: fc.option(
          fc.record({
            favours: fc.constantFrom(null, 'K1', 'K2', 'K9'),
            statement: text,
          }),
        ),
        assessment_reasons: some(
          fc.record({ kind: fc.constantFrom(...assessmentKinds), statement: text, claims }),
        ),
        own_knowledge: some(fc.record({ statement: text, claims })),
        recommendation: fc.option(fc.record({ statement: text, claims })),
        ranked_options: some(fc.record({ option: text, rationale: text, claims })),
      }),
    ),
    disagreements: listed(
      'disagreements',
      some(
        fc.record({
          issue: text,
          claims,
          camps,
          core_tension: text,
          assumptions: some(text),
          why_it_matters: text,
          resolving_information: some(text),
        }),
      ),
    ),
    minority_insights: listed(
      'insights',
      some(
        fc.record({
          claim: fc.integer({ min: 1, max: 6 }).map((id) => `C${id}`),
          insight: text,
          why_it_matters: text,
        }),
      ),
    ),
    uncertainties: listed(
      'uncertainties',
      some(
        fc.record({
          description: text,
          claims,
          why_unresolved: text,
          what_would_resolve_it: some(text),
          sources: some(fc.constantFrom('u1', 'u2', 'u9')),
        }),
      ),
    ),
  });
}

function listed<Name extends string, Item>(name: Name, list: fc.Arbitrary<Item[]>) {
  return fc.option(list.map((items) => ({ [name]: items }) as Record<Name, Item[]>));
}

/** Part of a response, or any text: a wording that a synthesizer may have produced. */
export function wording(texts: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('Keep it as it is.', 'Split it this year', 'It can wait') },
    { weight: 1, arbitrary: fc.oneof(wild, fc.constantFrom('', ...texts)) },
  );
}

// A small vocabulary makes texts collide, so that copied runs, quantities and ids come up often.
const vocabulary =
  'the models panel most few all agree A07 C1 K1 u1 7 30 {{ }} {{K1.support}} {{C1.share}} {{C9.in_words}} ' +
  'monolith services. 🧱 données 微服务是否应该拆分 Claude split, now because we would keep it “so”';
const word = fc.constantFrom(...vocabulary.split(' '));
/** Any text, mostly of that vocabulary. */
export const wild = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
