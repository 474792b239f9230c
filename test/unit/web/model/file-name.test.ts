import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fileNameOf } from '../../../../src/web/model/file-name.ts';

describe('the name of a sent file', () => {
  it('R-U08 is made of words of the question, and says if the stored answers are left out', () => {
    assert.equal(fileNameOf('Should a town close its centre?', true), 'should-a-town-close-its-centre');
    assert.equal(fileNameOf('¿Ir, o no?', false), 'ir-o-no-without-answers');
    assert.equal(fileNameOf('../?', true), 'report');
  });

  it('R-U08 is one short name that every system of files can hold, whatever the question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (question) => {
        const name = fileNameOf(question, true);
        assert.match(name, /^[\p{L}\p{N}\p{M}-]+$/u);
        assert.ok(Array.from(name).length <= 60);
      }),
    );
  });
});
