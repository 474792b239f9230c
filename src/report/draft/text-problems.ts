import type { ShownSentences } from '../../findings/spans.ts';
import { beginOfCopy, copyFault } from '../../text/copied-text.ts';
import { withoutSteps } from '../../text/form/steps.ts';
import { asSource, calculatedIn, isCalculation } from '../prose/calculations.ts';
import { type MarkedSentence, markedSentences, markNames, ownName, withoutMarks } from '../prose/marks.ts';
import { numberCheck, proseProblems } from '../prose/prose.ts';
import type { Tables } from '../tables/tables.ts';
import { wordsOfClaim, wordsOfRows } from './row-words.ts';

// Limits of one text. Our choice: as much as a person reads in one go.
const charactersMax = 5_000;
const markedMax = 50;
const ownFields = /^(?:headline|direct_answer|rationale|key_points\[\d+\]\.statement)$/;

/**
 * Whether a text may hold what the writer knows besides: those that advise, and none that says what
 * the panel answers.
 */
export function mayHoldOwn(at: string): boolean {
  return ownFields.test(at);
}

/** Checks one text against the rows that it cites. */
export function textProblems(at: string, given: string, cites: readonly string[], tables: Tables): string[] {
  const text = at === 'direct_answer' ? withoutSteps(given) : given;
  if (text.length > charactersMax) return [`${at}: keep it under ${charactersMax} characters`];
  const parts = numberedParts(text);
  if (parts.length > 1 + markedMax) return [`${at}: name sources of at most ${markedMax} sentences`];
  const plain = withoutMarks(text);
  const statements = tables.claims
    .filter(({ claim }) => cites.includes(`C${claim.claimId}`))
    .flatMap((tally) => wordsOfClaim(tally, tables));
  const cited = [tables.question, ...statements, ...wordsOfRows(tables)].join('\n');
  const problems = [
    ...(/\{\{|\}\}/.test(plain) ? ['double braces stand for nothing; no text says how many'] : []),
    ...markProblems(text, tables.shown),
    ...ownProblems(at, markedSentences(text)),
    ...parts.flatMap((part) => {
      const sources = part.names.flatMap((name) => tables.shown.get(name)?.words ?? []);
      const known = [tables.known, ...sources].join('\n');
      const given = [cited, ...sources].join('\n');
      const { figures, problems: wrong } = calculatedIn(
        part.names,
        numberCheck(given, known, tables.language),
      );
      return [
        ...wrong,
        ...proseProblems(part.text, {
          cited: `${given}\n${asSource(figures)}`,
          known,
          language: tables.language,
          names: tables.names,
        }),
      ];
    }),
  ];
  // As it will be printed, with the numbers of its steps, which responses have too.
  const copy = beginOfCopy(tables.copies, withoutMarks(given));
  if (copy !== null) problems.push(`it ${copyFault} (“${copy} …”); use other words`);
  return problems.map((problem) => `${at}: ${problem}`);
}

/**
 * Each sentence that names sentences of responses, whose numbers it may repeat; the others
 * together.
 */
function numberedParts(text: string): MarkedSentence[] {
  const sentences = markedSentences(text);
  const unmarked = sentences.filter(({ names }) => names.length === 0);
  const rest = { text: unmarked.map((sentence) => sentence.text).join(''), names: [] };
  return [rest, ...sentences.filter(({ names }) => names.length > 0)];
}

/** Only another model can tell whether a sentence that no response says is so. */
function ownProblems(at: string, sentences: readonly MarkedSentence[]): string[] {
  if (!sentences.some(({ names }) => names.includes(ownName))) return [];
  if (!mayHoldOwn(at)) return [`no sentence here may rest on [${ownName}]`];
  // It is the panel that answers: what the synthesizers know adds to it. Heads say nothing.
  const said = sentences.filter(({ text }) => !/[:：]\s*$/u.test(text));
  const alone = said.filter(({ names }) => names.length === 1 && names[0] === ownName).length;
  const isAnswer = at === 'direct_answer' && alone * 2 > said.length;
  return isAnswer ? [`at most half of its sentences may rest on [${ownName}] alone`] : [];
}

function markProblems(text: string, shown: ShownSentences): string[] {
  return markNames(text)
    .filter((name) => name !== ownName && !isCalculation(name) && !shown.has(name))
    .map((name) => `“${name}” is no sentence of the tables; name one that they have`);
}
