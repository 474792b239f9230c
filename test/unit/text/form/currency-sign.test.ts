import assert from 'node:assert/strict';
import { currencySigns, signOf } from '../../../../src/text/form/currency-sign.ts';

describe('the sign of a currency', () => {
  it('R-R14 stands before figures with the space that the language has, or behind them', () => {
    const parts = (locale: string, unit: string) => {
      const { sign, behind } = currencySigns(locale)(unit);
      return [sign.replace('\u00a0', ' '), behind];
    };
    assert.deepEqual(parts('pt-BR', 'R$ por mês'), ['R$ ', ' por mês']);
    assert.deepEqual(parts('en-GB', '€'), ['€', '']);
    assert.deepEqual(parts('ja-JP', '¥'), ['¥', '']);
    for (const unit of ['£', '₽', '₹', 'US$', 'NZ$', 'C$', 'U.S.$'])
      assert.deepEqual(parts('en-GB', `${unit} a month`), [unit, ' a month']);
    assert.deepEqual(parts('en-GB', '€/kWh'), ['€', '/kWh']);
    for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'it-IT'])
      assert.deepEqual(parts(locale, '€ a month'), ['', '']);
    for (const unit of ['$-denominated bonds', '€uros', 'euros', 'm²', '¢ a minute', '$M', ''])
      assert.deepEqual(parts('en-GB', unit), ['', '']);
    assert.deepEqual(['€ im Monat', '$/kWh', 'euros', ''].map(signOf), ['€', '$', '', '']);
  });
});
