import type { QuantityNote, ResponseLabels, Span, Stance } from '../../../../src/findings/findings.ts';
import { characterCount } from '../../../../src/text/code-points.ts';
import { nothingSaid } from '../../../support/report/labels.ts';
import { claims } from './claims.ts';

/**
 * Rows of the planted truth: camp (1, 2 or 0 for none), then one letter per claim: s, o, m, u for
 * unresolved or - for not addressed.
 */
export const rows: readonly [modelId: string, camp: 0 | 1 | 2, stances: string][] = [
  ['anthropic/claude-opus-4.7', 1, 'ssos--'],
  ['anthropic/claude-sonnet-4.6', 1, 'ssoss-'],
  ['openai/gpt-5.5', 1, 'ss-s--'],
  ['openai/gpt-5.4-mini', 1, 'ssos--'],
  ['google/gemini-3.1-pro-preview', 1, 's-ms--'],
  ['deepseek/deepseek-v4-pro', 2, 'oossm-'],
  ['deepseek/deepseek-v3.2', 2, '-ossm-'],
  ['qwen/qwen3.6-plus', 2, 'mos---'],
  ['mistralai/mistral-medium-3-5', 1, 'ss-s-s'],
  ['meta-llama/llama-4-maverick', 1, 'smoo--'],
  ['cohere/command-a', 0, 's-ms--'],
  ['amazon/nova-2-lite-v1', 1, 'ss--u-'],
];

const campTexts = [
  'My advice: keep the monolith and make it modular.',
  'My advice: move to services this year.',
];

const undecided = 'It depends on facts that you have not given.';

const letters: Readonly<Record<string, Stance>> = { s: 'support', o: 'oppose', m: 'mixed' };

export function responseText(camp: number, stances: string): string {
  const parts = [...stances].flatMap((letter, i) => {
    const stance = letters[letter];
    return stance === undefined ? [] : [claims[i]?.[stance] ?? ''];
  });
  return [...parts, campTexts[camp - 1] ?? undecided].join('\n');
}

export function labels(modelId: string, camp: number, stances: string, text: string): ResponseLabels {
  return {
    ...{ ...nothingSaid, modelId },
    stances: [...stances].flatMap((letter, i) => {
      const stance = letters[letter];
      if (stance === undefined) return [];
      return [{ claimId: i + 1, stance, span: spanOf(text, claims[i]?.[stance] ?? '') }];
    }),
    unresolved: [...stances].flatMap((letter, i) => (letter === 'u' ? [i + 1] : [])),
    camp: camp === 0 ? null : { campId: camp, span: spanOf(text, campTexts[camp - 1] ?? '') },
  };
}

export function undecidedHolder(text: string) {
  return { modelId: 'cohere/command-a', span: spanOf(text, undecided) };
}

export function weeks(modelId: string, text: string): QuantityNote['values'] {
  const { support, oppose } = claims[3];
  const quote = [support, oppose].find((each) => text.includes(each));
  if (quote === undefined) return [];
  const [low, high] = quote === support ? [6, 6] : [20, 26];
  return [{ modelId, low, high, given: null, span: spanOf(text, quote) }];
}

function spanOf(text: string, quote: string): Span {
  return { offset: characterCount(text.slice(0, text.indexOf(quote))), length: characterCount(quote) };
}
