import type { Draw } from '../../../stages/play/draw.ts';
import type { PlantedLanguage } from '../../../stages/play/truth.ts';
import type { ClaimSource, SentenceSaid } from '../setting.ts';
import { capital } from './words/filler.ts';
import { frames } from './words/frames/frames.ts';
import type { Condition } from './words/topic.ts';

/** A claim and its denial in the words of an answer. */
export type Phrases = (
  draw: Draw,
  language: PlantedLanguage,
) => { readonly holds: string; readonly fails: string };

interface Parts {
  readonly id: string;
  readonly phrases: Phrases;
  readonly quantity: number | null;
  /** On which those depend who make it, and those who deny it. */
  readonly condition: Condition | null;
  readonly opposed: Condition | null;
}

/**
 * Of the denials of a claim that others make under a condition, the share that names a condition
 * too.
 */
const opposedShare = 0.5;

/** The sentences of a claim without a number and a condition. */
export function plainStatements(id: string, phrases: Phrases): ClaimSource['say'] {
  return statements({ id, phrases, quantity: null, condition: null, opposed: null });
}

/** The sentences that make a claim, deny it or do both. */
export function statements({ id, phrases, quantity, condition, opposed }: Parts): ClaimSource['say'] {
  return (voice, stance) => {
    const { draw, language } = voice;
    const frame = frames[language];
    const { holds, fails } = phrases(draw, language);
    const fill = (pattern: string, more: Readonly<Record<string, string>> = {}) =>
      pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ holds, fails, ...more })[name] ?? '');
    const said = (text: string, given: Omit<SentenceSaid, 'text'> = {}): SentenceSaid => ({
      text: `${capital(text)}${frame.stop}`,
      ...given,
    });
    const opener = () => draw.pick(voice.style === 'hedged' ? frame.hedged : frame.sure);
    if (stance === 'support') {
      const measured = quantity !== null && draw.chance(0.85);
      const measure = measured ? fill(draw.pick(frame.measures), { measure: String(quantity) }) : '';
      return said(`${opener()}${holds}${measure}${draw.pick(frame.tails)}`, { givesQuantity: measured });
    }
    if (stance === 'mixed') {
      if (!condition) return said(fill(draw.pick(frame.both)));
      const words = { condition: draw.pick(condition.answers[language]) };
      return said(fill(draw.pick(frame.conditional), words), { givesCondition: true });
    }
    const trick = trickAt(draw.next());
    if (trick) return said(fill(draw.pick(frame[trick])), { trick });
    const plainly = said(`${opener()}${fails}${draw.pick(frame.tails)}`);
    const aside = voice.aside(id);
    if (!opposed || !aside.chance(opposedShare)) return plainly;
    const under = { holds: fails, condition: aside.pick(opposed.answers[language]) };
    return said(fill(aside.pick(frame.conditional), under), { givesOpposedCondition: true });
  };
}

/** The sentences that report a claim as others'. */
export function reports(id: string, phrases: Phrases): NonNullable<ClaimSource['report']> {
  return ({ aside, language }) => {
    const draw = aside(`reported ${id}`);
    const frame = frames[language];
    const { holds } = phrases(draw, language);
    return `${capital(draw.pick(frame.reported).replace('{holds}', holds))}${frame.stop}`;
  };
}

function trickAt(draw: number): 'refuted' | 'ironic' | null {
  if (draw < 0.22) return 'refuted';
  return draw < 0.34 ? 'ironic' : null;
}
