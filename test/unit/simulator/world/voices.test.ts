import assert from 'node:assert/strict';
import type { Topic } from '../../../../src/simulator/world/topics/topic.ts';
import { topics } from '../support.ts';

/** Every sentence that a model of the panel may write about a topic. */
function panelVoice(topic: Topic): string[] {
  return [
    ...topic.openings,
    ...topic.undecided.positions,
    ...topic.camps.flatMap(({ positions, closings }) => [...positions, ...closings]),
    ...topic.claims.flatMap(({ supports, opposes, mixed, caveat }) => [
      ...supports,
      ...opposes,
      ...mixed,
      ...(caveat?.sentences ?? []),
    ]),
    ...topic.uncertainties.flatMap(({ sentences }) => sentences),
  ].flatMap(variants);
}

/** The variants of a sentence with alternatives in square brackets. */
function variants(sentence: string): string[] {
  const match = /\[([^\]]*)\]/.exec(sentence);
  if (!match?.[1]) return [sentence];
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  return match[1].split('|').flatMap((choice) => variants(before + choice + after));
}

/** Everything that a synthesizer may write about a topic. */
function readerVoice(topic: Topic): string[] {
  return [
    ...topic.undecided.readings,
    ...topic.camps.flatMap((camp) => [
      camp.label,
      camp.thesis,
      camp.recommendedOption,
      ...camp.readings,
      camp.headline,
      camp.rationale,
      camp.advice,
      camp.suits,
    ]),
    ...topic.claims.flatMap((claim) => [
      ...claim.statements,
      claim.caveat?.statement ?? '',
      claim.matters ?? '',
      claim.dispute?.issue ?? '',
      claim.dispute?.tension ?? '',
      ...(claim.dispute?.assumptions ?? []),
      ...(claim.dispute?.resolving ?? []),
    ]),
    ...topic.uncertainties.flatMap((each) => [...each.descriptions, each.why, ...each.resolving]),
  ].filter((text) => text !== '');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

function runs(text: string, length: number): string[] {
  const all = words(text);
  return all
    .slice(0, Math.max(0, all.length - length + 1))
    .map((_, at) => all.slice(at, at + length).join(' '));
}

// The check of a draft refuses prose with a number that no code computed, and counts are never a
// writer's own.
const quantity =
  /\d|%|\b(one|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|half|halves|third|quarters?|majority|minority|most|many|few|fewer|several|percent|percentage|nearly all|models?|panel)\b/i;
const allowedQuantity = /delay of a quarter and of a year|third part(y|ies)|a few weeks/g;

describe('simulator: the two voices of a topic', () => {
  for (const topic of topics) {
    describe(`${topic.key} (${topic.language})`, () => {
      it('R-R05 the reader’s voice contains no numbers and no quantities of the panel', () => {
        const wrong = readerVoice(topic).filter((text) => quantity.test(text.replace(allowedQuantity, '')));
        assert.deepEqual(
          wrong.map((text) => `${quantity.exec(text)?.[0]}: ${text}`),
          [],
        );
      });

      it('R-S07 the reader’s voice shares no more than eight words in a row with any response', () => {
        const known = new Set(panelVoice(topic).flatMap((sentence) => runs(sentence, 9)));
        assert.deepEqual(
          readerVoice(topic)
            .flatMap((text) => runs(text, 9))
            .filter((run) => known.has(run)),
          [],
        );
      });

      it('has as many claims, camps and variants as a panel needs', () => {
        assert.ok(topic.camps.length >= 2 && topic.camps.length <= 4);
        assert.ok(topic.claims.length >= 10 && topic.claims.length <= 16, `${topic.claims.length} claims`);
        assert.ok(topic.uncertainties.length >= 3);
        for (const kind of ['one', 'two', 'few'] as const)
          assert.ok(
            topic.claims.some(({ rare }) => rare === kind),
            `no claim is rare: ${kind}`,
          );
        for (const claim of topic.claims) {
          assert.ok(claim.statements.length >= (claim.rare ? 2 : 3), claim.key);
          assert.ok(
            claim.supports.length >= 3 && claim.opposes.length >= 2 && claim.mixed.length >= 1,
            claim.key,
          );
          assert.equal(claim.odds.length, topic.camps.length, claim.key);
          for (const odds of claim.odds) assert.ok(odds[0] + odds[1] + odds[2] <= 10.001, claim.key);
        }
        for (const camp of topic.camps) {
          assert.ok(
            camp.positions.length >= 3 && camp.readings.length >= 3 && camp.closings.length >= 2,
            camp.key,
          );
          assert.ok(camp.thesis.split(/[.!?](?:\s|$)/).length - 1 <= 2, camp.thesis);
        }
      });

      it('refers only to existing themes and claims, by unique keys', () => {
        const themes = topic.themes.map(({ key }) => key);
        const keys = topic.claims.map(({ key }) => key);
        for (const claim of topic.claims) assert.ok(themes.includes(claim.theme), claim.key);
        for (const each of topic.uncertainties)
          for (const key of each.claims) assert.ok(keys.includes(key), key);
        assert.equal(new Set(keys).size, keys.length);
      });

      it('has no statement that belongs to two claims', () => {
        const all = topic.claims.flatMap(({ statements }) => statements).map((each) => words(each).join(' '));
        assert.equal(new Set(all).size, all.length);
      });

      it('is punctuated', () => {
        for (const text of [...panelVoice(topic), ...topic.claims.flatMap(({ statements }) => statements)]) {
          assert.match(text, /^\p{Lu}[^\n]*[.!]$/u, text);
          assert.doesNotMatch(text, / {2}|\s[.,;:]|[[\]{}|]|\.\./, text);
        }
      });
    });
  }
});
