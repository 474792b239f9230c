import type {
  CampThesis,
  ConditionNote,
  Degradation,
  Findings,
  QuantityNote,
  SelectedClaim,
  UncertaintyNote,
} from '../../findings/findings.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { makeStorable } from '../../text/code-points.ts';
import { elideCopies, holdsCopy } from '../../text/copied-text.ts';
import { copiedWordsMax } from '../../text/copied-words.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { harmless, isHarmless } from '../../text/harmless.ts';
import { type Language, languageOf } from '../../text/language/language-of.ts';
import type { CaveatNote } from '../count/conditions.ts';
import { wordsOf } from '../language/words-of.ts';
import { codesIn, panelAmountCheck } from './prose.ts';
import { slotNames } from './slots.ts';

/** The texts of the evidence as a report may print them. */
export interface Presentable {
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly notes: readonly UncertaintyNote[];
  readonly quantities: readonly QuantityNote[];
  readonly caveats: readonly CaveatNote[];
  readonly conditions: readonly ConditionNote[];
  readonly reductions: readonly Degradation[];
}

/** What was read in the question and in the texts of the panel. */
export interface ReadTexts {
  readonly copies: CopyIndex;
  /** Of the question; null for one that has no catalogue. */
  readonly language: Language | null;
  readonly lengths: TextLengths;
}

/**
 * Claims, camps and notes as the report prints them. A model that has read the responses worded them, so they may repeat a
 * response (R-S07) or state counts that were not computed (R-R05). Such words are cut, never the evidence.
 */
export function presentEvidence(findings: Findings, { copies, language, lengths }: ReadTexts): Presentable {
  const words = wordsOf(language);
  const cut = { wordings: 0, campTexts: 0, notes: 0, quantities: 0, conditions: 0 };
  const withoutCopies = (text: string): string => {
    const tidied = tidyLine(text);
    const printed = printableText(copies, tidied);
    if (printed !== tidied) cut.wordings++;
    return printed;
  };
  const claims = findings.claims.map((claim) => ({
    ...claim,
    statement: withoutCopies(claim.statement) || words.claimWithoutWording,
    caveats: [...new Set(claim.caveats.map(withoutCopies))].filter((caveat) => caveat !== ''),
  }));
  const caveats = (findings.earlier?.claims ?? []).flatMap(({ caveat, ...made }) => {
    const wording = caveat ? withoutCopies(caveat.wording) : '';
    const fits = caveat && caveat.span.offset + caveat.span.length <= (lengths.get(made.modelId) ?? 0);
    return fits && caveat.span.length > 0 && wording !== '' ? [{ ...made, wording, span: caveat.span }] : [];
  });
  const cited = [
    findings.question,
    ...claims.flatMap((claim) => [claim.statement, ...claim.caveats]),
    ...caveats.map(({ wording }) => wording),
  ].join('\n');
  // Numbers are of the subject: they were held against the members' positions when the camp was worded.
  const amountsIn = panelAmountCheck(cited, language);
  const allowed = new Set(codesIn(cited));
  const statesNoCount = (text: string): boolean =>
    amountsIn(text).length === 0 && codesIn(text).every((code) => allowed.has(code));
  const camps = findings.camps.map((camp) => {
    const label = withoutCopies(camp.label);
    const thesis = sentencesOf(withoutCopies(camp.thesis));
    const kept = thesis.filter(statesNoCount);
    const labelHolds = label !== '' && statesNoCount(label);
    if (!labelHolds || kept.length < thesis.length) cut.campTexts++;
    const option = camp.recommendedOption === null ? null : withoutCopies(camp.recommendedOption) || null;
    const named = labelHolds ? label : option !== null && statesNoCount(option) ? option : '';
    return {
      campId: camp.campId,
      label: named || words.campWithoutLabel(camp.campId),
      thesis: behindLabel(copies, named, tidyLine(kept.join(words.gap))),
      recommendedOption: option,
    };
  });
  const notes = findings.uncertaintyNotes
    .map((note) => ({ ...note, description: withoutCopies(note.description) }))
    .filter(({ description }) => description !== '' && statesNoCount(description));
  cut.notes = findings.uncertaintyNotes.length - notes.length;
  const noted = findings.quantities ?? [];
  const quantities = noted
    .map((note) => ({ ...note, what: withoutCopies(note.what), unit: withoutCopies(note.unit) }))
    .filter(({ what, unit }) => what !== '' && statesNoCount(`${what} ${unit}`));
  cut.quantities = noted.length - quantities.length;
  const conditions = (findings.conditions ?? [])
    .map((note) => ({
      ...note,
      condition: withoutCopies(note.condition),
      option: withoutCopies(note.option),
    }))
    .filter(
      ({ condition, option }) =>
        condition !== '' && option !== '' && statesNoCount(condition) && statesNoCount(option),
    );
  cut.conditions = (findings.conditions ?? []).length - conditions.length;
  return { claims, camps, notes, quantities, caveats, conditions, reductions: reductionsOf(cut) };
}

/** Tells what a report would cut from a camp's label or thesis, so that it can be asked for again when it is written. */
export function campWordsCheck(question: string): (text: string) => string[] {
  const amountsIn = panelAmountCheck(question, languageOf(question));
  return (text) =>
    amountsIn(text).map((problem) => problem.replace('; use a slot or leave it out', '; leave it out'));
}

/** The text on one line, without markup (R-H08) and braces of slots: evidence has no slots. */
export function tidyLine(text: string): string {
  return harmlessWithoutSlots(makeStorable(text).replace(/[\s\p{Cc}]+/gu, ' '));
}

/**
 * A section's text as printed, after its slots are filled. A complete slot that is left is our mistake, and stays for the
 * last check to find. Other double braces came together when markup between them was removed.
 */
export function harmlessOnceFilled(text: string): string {
  return slotNames(text).length > 0 ? harmless(text) : harmlessWithoutSlots(text);
}

function harmlessWithoutSlots(text: string): string {
  return harmless(
    harmless(text)
      .replace(/\{{2,}/g, '{')
      .replace(/\}{2,}/g, '}'),
  );
}

/** The text without markup, and with every copied run cut after its first 12 words. */
export function printableText(copies: CopyIndex, text: string): string {
  let printed = harmless(text);
  // Removing markup can bring words together that form a run, and cutting can bring characters together that form markup.
  for (let round = 0; round < 4; round++) {
    const cut = holdsCopy(copies, printed) ? elideCopies(copies, printed) : printed;
    if (isHarmless(cut)) return cut;
    printed = harmless(cut);
  }
  return '';
}

/** The thesis as printed right after the label: together they may form a copied run that neither holds alone. */
function behindLabel(copies: CopyIndex, label: string, thesis: string): string {
  return holdsCopy(copies, `${label}: ${thesis}`) ? '' : thesis;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|(?<=[。！？])/u).filter((sentence) => sentence !== '');
}

function reductionsOf(cut: {
  wordings: number;
  campTexts: number;
  notes: number;
  quantities: number;
  conditions: number;
}): Degradation[] {
  const reductions: Degradation[] = [];
  if (cut.wordings > 0) {
    reductions.push({
      code: 'wording_shortened',
      message: `Wordings that repeated more than ${copiedWordsMax} consecutive words of a response, and were cut there: ${cut.wordings}.`,
    });
  }
  if (cut.campTexts > 0) {
    reductions.push({
      code: 'camp_text_shortened',
      message: `Positions whose description held quantities that were not computed, and lost those sentences: ${cut.campTexts}.`,
    });
  }
  if (cut.notes > 0) {
    reductions.push({
      code: 'uncertainty_dropped',
      message: `Uncertainties left out because their description failed a check: ${cut.notes}.`,
    });
  }
  if (cut.conditions > 0) {
    reductions.push({
      code: 'condition_dropped',
      message: `Conditions left out because their wording failed a check: ${cut.conditions}.`,
    });
  }
  if (cut.quantities > 0) {
    reductions.push({
      code: 'quantity_dropped',
      message: `Quantities left out because their description failed a check: ${cut.quantities}.`,
    });
  }
  return reductions;
}
