import assert from 'node:assert/strict';
import { canonicalJson, digestOf } from '../../../src/text/digest.ts';

describe('digestOf', () => {
  it('is what sha256sum prints of the text in UTF-8', () => {
    // printf abc | sha256sum; printf 'é🧱' | sha256sum
    assert.equal(digestOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.equal(digestOf('é🧱'), '74b5fcc2e03ade4fe7651abf16f401dc181738bb1b317a85c5fc34b3aa53b39e');
  });
});

describe('canonicalJson', () => {
  it('orders members as RFC 8785 does, at every depth, and leaves lists as they are', () => {
    // The example of the RFC, section 3.2.3.
    const members = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
    assert.equal(canonicalJson(members), '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
    assert.equal(
      canonicalJson([{ b: { z: null, '10': 0.3333, '9': [true, 2, 1] }, a: 'x"y\n' }]),
      '[{"a":"x\\"y\\n","b":{"10":0.3333,"9":[true,2,1],"z":null}}]',
    );
  });

  it('leaves out what JSON leaves out', () => {
    assert.equal(canonicalJson({ a: undefined, b: 1 }), '{"b":1}');
  });
});
