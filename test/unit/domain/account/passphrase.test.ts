import assert from 'node:assert/strict';
import { commonPassphrases } from '../../../../src/app/people/common-passphrases.ts';
import {
  hashPassphrase,
  isPassphrase,
  passphraseProblem,
} from '../../../../src/domain/account/passphrase.ts';

describe('passphrases', () => {
  it('R-U01 have 12 to 256 characters, and are no common word, pattern or name', async () => {
    const isCommon = await commonPassphrases();
    const expected: Record<string, string | null> = {
      'correct horse battery staple': null,
      'zwölf Zeichen': null,
      多くの人が知らない長い合言葉: null,
      elevenchars: 'too_short',
      '👩‍🚀👩‍🚀': 'too_short',
      '1qaz2wsx3edc': 'common',
      'Password!!2026': 'common',
      '123dragon456': 'common',
      '1QAZ2WSX3EDC': 'common',
      aaaaaaaaaaaa: 'repeats',
      '121212121212': 'repeats',
      hippohippohippo: 'repeats',
      Zorvexa12345: 'holds_name',
      [`${'ab3 '.repeat(64)}x`]: 'too_long',
    };
    for (const [text, problem] of Object.entries(expected))
      assert.equal(passphraseProblem(text, 'Zorvexa', isCommon), problem, text);
  });

  it('R-U01 are recognised from any keyboard, and only they', async () => {
    const stored = await hashPassphrase('café au lait ①');
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    assert.notEqual(await hashPassphrase('café au lait ①'), stored, 'each has its own salt');
    assert.equal(await isPassphrase('cafe\u0301 au lait 1', stored), true);
    assert.equal(await isPassphrase('Café au lait 1', stored), false);
    assert.equal(await isPassphrase('', stored), false);
  });

  it('R-U01 nothing is the passphrase of somebody who has none', async () => {
    assert.equal(await isPassphrase('', null), false);
    await assert.rejects(isPassphrase('x', '$2b$10$abc'), /unknown form/);
  });
});
