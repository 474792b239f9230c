import assert from 'node:assert/strict';
import fc from 'fast-check';
import { retryAfterMs } from '../../../../src/gateway/http/retry-after.ts';

const tenMinutesMs = 600_000;
const nowMs = Date.parse('2026-11-21T12:00:00Z');

function waitOf(headers: Record<string, string>): number | null {
  return retryAfterMs(new Headers(headers), nowMs);
}

describe('src/gateway/retry-after: R-W02', () => {
  it('accepts seconds, milliseconds and dates', () => {
    assert.equal(waitOf({ 'retry-after': '7' }), 7000);
    assert.equal(waitOf({ 'retry-after': ' 1.5 ' }), 1500);
    assert.equal(waitOf({ 'retry-after-ms': '250' }), 250);
    assert.equal(waitOf({ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }), 30_000);
  });

  it('finds the headers that LiteLLM keeps, and prefers the more precise one', () => {
    assert.equal(waitOf({ 'llm_provider-retry-after': '3' }), 3000);
    assert.equal(waitOf({ 'retry-after-ms': '40', 'retry-after': '1' }), 40);
    assert.equal(waitOf({ 'retry-after': 'soon', 'llm_provider-retry-after': '3' }), 3000);
  });

  it('is null if the header is missing, malformed, zero, negative or in the past', () => {
    assert.equal(waitOf({}), null);
    const bad = [
      '',
      '0',
      '-5',
      'soon',
      '1e9',
      '0x10',
      'NaN',
      'Infinity',
      '5 s',
      '2030',
      '2026-11-21T13:00:00Z',
    ];
    // All but "2030", which is a number of seconds.
    for (const value of bad.filter((text) => text !== '2030'))
      assert.equal(waitOf({ 'retry-after': value }), null);
    assert.equal(waitOf({ 'retry-after': 'Sat, 21 Nov 2026 11:59:59 GMT' }), null);
    assert.equal(waitOf({ 'retry-after': 'Sat, 99 Nov 2026 12:00:00 GMT' }), null);
    assert.equal(waitOf({ 'retry-after-ms': '-1' }), null);
  });

  it('is limited to ten minutes', () => {
    for (const value of ['601', '86400', '999999999999999', 'Sun, 21 Nov 2027 12:00:00 GMT']) {
      assert.equal(waitOf({ 'retry-after': value }), tenMinutesMs);
    }
  });

  it('is always null or a whole number from 1 to the limit', () => {
    const text = fc.oneof(
      fc.string(),
      fc.float().map(String),
      fc.date({ noInvalidDate: true }).map((d) => d.toUTCString()),
    );
    fc.assert(
      fc.property(text, text, (seconds, ms) => {
        const headers: Record<string, string> = { 'retry-after': seconds, 'retry-after-ms': ms };
        const waitMs = retryAfterMs({ get: (name) => headers[name] ?? null }, nowMs);
        assert.ok(waitMs === null || (Number.isInteger(waitMs) && waitMs >= 1 && waitMs <= tenMinutesMs));
      }),
    );
  });
});
