import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import type { Coder, ErrorKind } from '../../../src/stages/play/coder.ts';
import { drawFrom } from '../../../src/stages/play/draw.ts';
import { evidenceAt, readCamp, readClaim, readInvented } from '../../../src/stages/play/reading.ts';

const panel = plantPanel(streetSetting(5), catalogueOf(40).models);
const knowledge = knowledgeOf(panel);

/** A synthesizer that makes every error of these kinds. */
const erring = (...kinds: ErrorKind[]): Coder => ({
  knowledge,
  errs: (kind) => kinds.includes(kind),
  isSteady: true,
  draw: (...thing) => drawFrom(...thing),
  faultOf: () => null,
});

describe('what a simulated synthesizer reads', () => {
  const cells = panel.answers.flatMap((answer) =>
    panel.claims.map((claim) => {
      const said = answer.statements.find(({ claimId }) => claimId === claim.id);
      return { answer, claim, said };
    }),
  );

  it('is the truth if it makes no error', () => {
    for (const { answer, claim, said } of cells)
      assert.equal(readClaim(erring(), answer, claim)?.stance, said?.stance);
  });

  it('takes a subject for support only where the answer speaks about it, with that sentence', () => {
    const silent = cells.filter(({ said }) => !said);
    const read = silent.flatMap((cell) => ({
      ...cell,
      reading: readClaim(erring('subject'), cell.answer, cell.claim),
    }));
    const found = read.filter(({ reading }) => reading);
    assert.ok(found.length > 0 && found.length < silent.length);
    for (const { answer, claim, reading } of found) {
      const there = answer.statements.filter(({ places }) => places.includes(reading!.place));
      const subjects = there.flatMap(({ claimId }) => knowledge.claim(claimId).subjects);
      assert.ok(subjects.some((subject) => claim.subjects.includes(subject)));
      assert.equal(reading!.stance, 'support');
    }
  });

  it('misses only the last third of the points if it tires', () => {
    for (const answer of panel.answers) {
      const of = answer.statements.map(({ claimId, places }) => ({
        offset: places[0]!.offset,
        isMissed: readClaim(erring('tail'), answer, knowledge.claim(claimId)) === null,
      }));
      const missed = of.filter(({ isMissed }) => isMissed);
      assert.ok(
        missed.length > 0 && missed.length <= Math.ceil(of.length / 3),
        `${missed.length} of ${of.length}`,
      );
      const kept = of.filter(({ isMissed }) => !isMissed);
      assert.ok(kept.every(({ offset }) => missed.every((each) => each.offset > offset)));
    }
  });

  it('is a sentence off by exactly one, and puts an answer into another camp', () => {
    const answer = panel.answers.find(({ camp }) => camp)!;
    const lines = answer.text.split(/(?<=[.。])\s+|\n+/);
    const material = lines.map((line, at) => `[${at + 1}] ${line}`).join('\n');
    for (const { places } of answer.statements) {
      const [right, off] = [erring(), erring('neighbour')].map(
        (coder) => evidenceAt(coder, answer, material, places[0]!)[0]!,
      );
      assert.equal(Math.abs(right! - off!), 1);
    }
    assert.equal(readCamp(erring(), answer)?.id, answer.camp!.id);
    assert.notEqual(readCamp(erring('camp'), answer)?.id, answer.camp!.id);
  });

  it('invents on the subject only claims about subjects of the answer', () => {
    const read = panel.answers.flatMap((answer) =>
      panel.invented.map(({ statement }) => readInvented(erring('embroidered'), answer, statement)),
    );
    const found = read.filter((reading) => reading !== null);
    assert.ok(found.length > 0 && found.length < read.length);
  });
});
