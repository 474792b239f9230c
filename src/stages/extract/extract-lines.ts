import { z } from 'zod';
import { fieldsOf, readLines, sentenceNumbers, type Wire } from '../call/wire.ts';

/**
 * The compact form of an extraction: a line for each entry, such as "12+ | Trams are cheap. | where
 * streets are wide".
 */
export const extractLines: Wire = {
  schema: z.object({
    position: z.string(),
    recommended_option: z.string().nullable(),
    claims: z.array(z.string()),
    options: z.array(z.string()),
    uncertainties: z.array(z.string()),
    quantities: z.array(z.string()),
    cases: z.array(z.string()),
  }),
  expand: ({ claims, options, uncertainties, quantities, cases, ...rest }) => ({
    ...rest,
    claims: readLines(claims, readClaim),
    options: readLines(options, readOption),
    uncertainties: readLines(uncertainties, readUncertainty),
    quantities: readLines(quantities, readQuantity),
    cases: readLines(cases, readCase),
  }),
};

/** The lines in words, for the prompt. */
export const extractForm = `{"position": string, "recommended_option": string or null, "claims": [line, …], "options": [line, …], "uncertainties": [line, …], "quantities": [line, …], "cases": [line, …]}

Each line is one string of fields with " | " between them; a bar within a field is written ¦, as in P(A¦B). The first field is the place: the number of the sentence of the response that carries the entry, or of two neighbouring ones, as in 12 or 12,13. In claims and options a sign follows it: + if the response asserts the statement, - if it rejects it, ? if it only reports that others hold it. The fields are:
- claims: place and sign | statement | caveat, if there is one
- options: place and sign | option | statement | caveat, if there is one
- uncertainties: place | description
- quantities: place | low, or low..high | unit, or unit of low..unit of high | what | answer, if it answers the question
- cases: place | if | option, or nothing for a factor
For example:
{"position": "…", "recommended_option": null, "claims": ["3+ | Trams are cheap to run.", "5,6- | Trams need wide streets. | in old towns"], "options": [], "uncertainties": ["9 | How many people would change over."], "quantities": ["7 | 20000..35000 | passengers per day | passengers of a tram line | answer"], "cases": ["11 | the town has wide streets | build trams"]}`;

/** A line that can't be read is returned as it is; the schema of an entry then refuses it. */
function readClaim(line: string): unknown {
  const read = readSigned(line);
  const [statement, ...caveats] = read?.fields ?? [];
  return read && statement !== undefined ? { ...read.place, ...statementOf(statement, caveats) } : line;
}

function readOption(line: string): unknown {
  const read = readSigned(line);
  const [option, statement, ...caveats] = read?.fields ?? [];
  if (!read || option === undefined || statement === undefined) return line;
  return { ...read.place, option, ...statementOf(statement, caveats) };
}

function statementOf(statement: string, caveats: readonly string[]) {
  const caveat = caveats.join(', ');
  return { statement, caveat: caveat === '' ? null : caveat };
}

/** Place and sign of a line, and its other fields; null if it can't be read. */
function readSigned(line: string) {
  const [numbers = '', sign = '', ...others] = fieldsOf(line);
  const [head, fields] = /^[-+−–?]$/.test(sign) ? [numbers + sign, others] : [numbers, [sign, ...others]];
  const [, before = '', behind = ''] = /^([\d\s,;&[\]–−-]*)(.*)$/s.exec(head) ?? [];
  const rejects = ['-', '−', '–'].includes(before.trimEnd().at(-1) ?? '');
  const sentences = sentenceNumbers(rejects ? before.trimEnd().slice(0, -1) : before);
  if (!sentences || !(rejects || /^[+?]/.test(behind))) return null;
  const stance = behind.startsWith('?') ? 'reports' : 'asserts';
  return {
    place: { sentences, stance: rejects ? 'rejects' : stance },
    fields: [rejects ? behind : behind.slice(1), ...fields]
      .map((field) => field.trim())
      .filter((field) => field !== ''),
  };
}

function readUncertainty(line: string): unknown {
  const [numbers = '', ...rest] = fieldsOf(line);
  const sentences = sentenceNumbers(numbers);
  return sentences && rest.length > 0 ? { description: rest.join(' '), sentences } : line;
}

function readQuantity(line: string): unknown {
  const [numbers = '', amount = '', unit, what, ...marks] = fieldsOf(line);
  const sentences = sentenceNumbers(numbers);
  if (sentences === null || unit === undefined || what === undefined) return line;
  // An en dash behind a number is no sign.
  const [low = '', high = null] = amount.split(/\.\.|…|(?<=[^\s.…–])\s?–| to /);
  const [lowUnit = '', highUnit = null] = unit.split(/\.\.|…/).map((each) => each.trim());
  return {
    ...{ what, low, high, unit: lowUnit, high_unit: high === null ? null : highUnit },
    ...{ answers_question: marks.some((mark) => mark !== ''), sentences },
  };
}

function readCase(line: string): unknown {
  const [numbers = '', when, option] = fieldsOf(line);
  const sentences = sentenceNumbers(numbers);
  if (!sentences || when === undefined || when === '') return line;
  return { if: when, option: option === undefined || option === '' ? null : option, sentences };
}
