import type {
  CampThesis,
  CaseNote,
  Degradation,
  Findings,
  QuantityNote,
  SelectedClaim,
  UncertaintyNote,
} from '../../findings/findings.ts';
import { type ExcerptOf, isWithin, type ShownSentences } from '../../findings/spans.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import type { Language } from '../../languages/codes.ts';
import { makeStorable } from '../../text/code-points.ts';
import { elideCopies, holdsCopy } from '../../text/copied-text.ts';
import { copiedWordsMax } from '../../text/copied-words.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { harmless, isHarmless } from '../../text/harmless.ts';
import { panelAmountCheck } from '../amounts/panel-amounts.ts';
import type { CaveatNote } from '../count/caveats.ts';
import { messagesIn } from '../language/messages-in.ts';
import { codesIn } from './prose.ts';

/** The texts of the evidence as a report may print them. */
export interface Presentable {
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly notes: readonly UncertaintyNote[];
  readonly quantities: readonly QuantityNote[];
  readonly caveats: readonly CaveatNote[];
  readonly cases: readonly CaseNote[];
  readonly reductions: readonly Degradation[];
}

/** Facts about the question and the texts of the panel, which are read only once. */
export interface ReadTexts {
  readonly copies: CopyIndex;
  /** Of the question; null for one that has no catalogue. */
  readonly language: Language | null;
  readonly lengths: TextLengths;
  readonly excerptOf: ExcerptOf;
  readonly shown: ShownSentences;
}

/** Texts that were cut or left out, for the report's `errors`. */
interface Cut {
  wordings: number;
  campTexts: number;
  notes: number;
  quantities: number;
  cases: number;
}

interface Printer {
  readonly copies: CopyIndex;
  readonly language: Language | null;
  /**
   * The text on one line, without markup and copied runs; empty if nothing of it can be printed.
   */
  readonly withoutCopies: (text: string) => string;
  /** False for text with an internal id or a count of models that code has not computed. */
  readonly statesNoCount: (text: string) => boolean;
}

/**
 * Claims, camps and notes as the report prints them. A model that has read the responses worded
 * them, so they may repeat a response (R-S07) or state counts that were not computed (R-R05). Such
 * words are cut, never the evidence.
 */
export function presentEvidence(
  findings: Findings,
  { copies, language, lengths }: Omit<ReadTexts, 'excerptOf' | 'shown'>,
): Presentable {
  const cut: Cut = { wordings: 0, campTexts: 0, notes: 0, quantities: 0, cases: 0 };
  const withoutCopies = (text: string): string => {
    const tidied = tidyLine(text);
    const printed = printableText(copies, tidied);
    if (printed !== tidied) cut.wordings++;
    return printed;
  };
  const claims = findings.claims.map(({ option, ...claim }) => {
    const name = option === undefined ? '' : withoutCopies(option);
    return {
      ...claim,
      statement: withoutCopies(claim.statement) || messagesIn(language).claimWithoutWording,
      ...(name === '' ? {} : { option: name }),
    };
  });
  const caveats = presentCaveats(findings, lengths, withoutCopies);
  const cited = [
    findings.question,
    ...claims.map((claim) => claim.statement),
    ...caveats.map(({ wording }) => wording),
  ];
  const printer = { copies, language, withoutCopies, statesNoCount: countCheck(cited.join('\n'), language) };
  const camps = findings.camps.map((camp) => {
    const { isCut, ...printed } = presentCamp(camp, printer);
    if (isCut) cut.campTexts++;
    return printed;
  });
  const notes = findings.uncertaintyNotes
    .map((note) => ({ ...note, description: withoutCopies(note.description) }))
    .filter(({ description }) => description !== '' && printer.statesNoCount(description));
  const quantities = presentQuantities(findings.quantities, printer);
  const cases = presentCases(findings.cases, printer);
  cut.notes = findings.uncertaintyNotes.length - notes.length;
  cut.quantities = findings.quantities.length - quantities.length;
  cut.cases = findings.cases.length - cases.length;
  return { claims, camps, notes, quantities, caveats, cases, reductions: reductionsOf(cut) };
}

/** The caveats that responses put on claims, if their sentence is in the stored text. */
function presentCaveats(
  findings: Findings,
  lengths: TextLengths,
  withoutCopies: Printer['withoutCopies'],
): CaveatNote[] {
  return findings.extracted.flatMap(({ caveat, ...made }) => {
    if (!caveat) return [];
    const wording = withoutCopies(caveat);
    const fits = isWithin(made.span, lengths.get(made.modelId) ?? 0);
    return fits && wording !== '' ? [{ ...made, wording }] : [];
  });
}

/** @param cited texts whose numbers and codes are allowed, because they are about the subject */
function countCheck(cited: string, language: Language | null): (text: string) => boolean {
  const amountsIn = panelAmountCheck(cited, language);
  const allowed = new Set(codesIn(cited));
  return (text) => amountsIn(text).length === 0 && codesIn(text).every((code) => allowed.has(code));
}

function presentCamp(camp: CampThesis, printer: Printer): CampThesis & { readonly isCut: boolean } {
  const { copies, language, withoutCopies, statesNoCount } = printer;
  const words = messagesIn(language);
  const label = withoutCopies(camp.label);
  const sentences = sentencesOf(withoutCopies(camp.thesis));
  const kept = sentences.filter(statesNoCount);
  const option = camp.recommendedOption === null ? null : withoutCopies(camp.recommendedOption) || null;
  const isName = (text: string | null) => text !== null && text !== '' && statesNoCount(text);
  const labelHolds = isName(label);
  const fallback = isName(option) ? option : null;
  const named = labelHolds ? label : (fallback ?? '');
  return {
    campId: camp.campId,
    label: named || words.campWithoutLabel(camp.campId),
    thesis: behindLabel(copies, named, tidyLine(kept.join(words.gap))),
    recommendedOption: option,
    isCut: !labelHolds || kept.length < sentences.length,
  };
}

function presentQuantities(notes: readonly QuantityNote[], { withoutCopies, statesNoCount }: Printer) {
  return notes
    .map((note) => ({
      ...note,
      what: withoutCopies(note.what),
      unit: withoutCopies(note.unit),
      values: note.values.map(({ given, ...value }) => ({
        ...value,
        given: given && {
          ...given,
          unit: withoutCopies(given.unit),
          highUnit: withoutCopies(given.highUnit),
        },
      })),
    }))
    .filter(
      ({ what, unit, values }) =>
        what !== '' &&
        [
          `${what} ${unit}`,
          ...values.flatMap(({ given }) => (given ? [given.unit, given.highUnit] : [])),
        ].every(statesNoCount),
    );
}

function presentCases(notes: readonly CaseNote[], { withoutCopies, statesNoCount }: Printer) {
  return notes
    .map((note) => ({
      ...note,
      when: withoutCopies(note.when),
      option: note.option === null ? null : withoutCopies(note.option),
    }))
    .filter(({ when, option }) => [when, option ?? when].every((text) => text !== '' && statesNoCount(text)));
}

/** The text on one line, without markup (R-H08). */
export function tidyLine(text: string): string {
  return plainText(makeStorable(text).replace(/[\s\p{Cc}]+/gu, ' '));
}

/** The text without markup, and without double braces: a page may be made from a template. */
export function plainText(text: string): string {
  return harmless(
    harmless(text)
      .replace(/\{{2,}/g, '{')
      .replace(/\}{2,}/g, '}'),
  );
}

/** The text without markup, and with every copied run cut after its first 12 words. */
export function printableText(copies: CopyIndex, text: string): string {
  let printed = harmless(text);
  // Removing markup can bring words together that form a run, and cutting can bring characters
  // together that form markup.
  for (let round = 0; round < 4; round++) {
    const cut = holdsCopy(copies, printed) ? elideCopies(copies, printed) : printed;
    if (isHarmless(cut)) return cut;
    printed = harmless(cut);
  }
  return '';
}

/**
 * The thesis as printed right after the label: together they may form a copied run that neither
 * holds alone.
 */
function behindLabel(copies: CopyIndex, label: string, thesis: string): string {
  return holdsCopy(copies, `${label}: ${thesis}`) ? '' : thesis;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|(?<=[。！？])/u).filter((sentence) => sentence !== '');
}

function reductionsOf(cut: Cut): Degradation[] {
  const copied = `Wordings that repeated more than ${copiedWordsMax} consecutive words of a response, and were cut there`;
  const failed = 'failed a check';
  return [
    { code: 'wording_shortened', text: copied, count: cut.wordings },
    {
      code: 'camp_text_shortened',
      text: 'Camps whose description held quantities that were not computed, and lost those sentences',
      count: cut.campTexts,
    },
    {
      code: 'uncertainty_dropped',
      text: `Uncertainties left out because their description ${failed}`,
      count: cut.notes,
    },
    {
      code: 'case_dropped',
      text: `Cases left out because their wording ${failed}`,
      count: cut.cases,
    },
    {
      code: 'quantity_dropped',
      text: `Quantities left out because their description ${failed}`,
      count: cut.quantities,
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ code, text, count }) => ({ code, message: `${text}: ${count}.` }));
}
