import { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';
import type { Stance } from '../../findings/findings.ts';
import { idAndRest, idSignSentences, readLines, sentenceNumbers, type Wire } from '../call/wire.ts';

/**
 * The compact form of labels: a line for each claim that the response addresses or reports as
 * others', such as "C3 + 12". A claim without a line is not addressed, like most claims of most
 * responses.
 */
export const labelLines: Wire = {
  schema: z.object({ stances: z.array(z.string()), camp: z.string().nullable() }),
  expand: ({ stances, camp, ...rest }) => ({
    ...rest,
    stances: readLines(stances, readStance),
    camp: readCamp(camp),
  }),
};

/** The lines in words, for the prompt. */
export const labelForm = `{"stances": [line, …], "camp": line or null}

Each line is one string. A line of stances is the id of a claim, a sign and a sentence: + if the response supports the claim, - if it opposes it, ~ if it is mixed, ? if it only reports the claim as others' view. The line of the camp is its id and a sentence. A sentence is its number, or the numbers of two neighbouring ones. For example, "C4 + 12" says that sentence 12 supports C4, "C9 - 3,4" that sentences 3 and 4 together oppose C9, "C5 ? 8" that sentence 8 says that others hold C5:
{"stances": ["C1 ~ 7", "C4 + 12", "C5 ? 8", "C9 - 3,4"], "camp": "K2 1"}`;

const signs: Readonly<Record<string, Stance | 'reported' | 'not_addressed'>> = {
  '+': 'support',
  support: 'support',
  '-': 'oppose',
  '−': 'oppose',
  '–': 'oppose',
  oppose: 'oppose',
  '~': 'mixed',
  '±': 'mixed',
  mixed: 'mixed',
  '?': 'reported',
  reported: 'reported',
  '0': 'not_addressed',
  not_addressed: 'not_addressed',
};

/** An unreadable line becomes an entry without a claim, which the check then reports. */
function readStance(line: string): unknown {
  const { id, sign, sentences } = idSignSentences(line);
  const stance = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return stance && sentences
    ? { claim: id, stance, sentences }
    : { claim: '', stance: 'mixed', sentences: [] };
}

function readCamp(given: unknown): unknown {
  if (given === undefined) return given;
  const isNone = typeof given === 'string' && ['', 'null', 'none'].includes(given.trim().toLowerCase());
  if (given === null || isNone) return { id: null, sentences: [] };
  if (isRecord(given)) return given;
  const line = Array.isArray(given) ? given.join(' ') : String(given);
  const { id, rest } = idAndRest(line);
  return { id, sentences: sentenceNumbers(rest) ?? [] };
}
