import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft, Drafts, SectionReading } from '../../findings/drafts.ts';
import type { ReportFacts } from '../../findings/facts.ts';
import type { Degradation } from '../../findings/findings.ts';
import { harmless } from '../../text/harmless.ts';
import { sectionNames } from '../controls/prose.ts';
import { sectionProblems } from '../draft/section-problems.ts';
import { printableText } from '../prose/presentable.ts';
import { mapTexts, strings } from '../prose/strings.ts';
import type { Analysis, Disagreement, Uncertainty } from '../schema/parts/analysis.ts';
import type { AnswerSection } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';
import { isUnasked } from '../tables/writer-tables.ts';
import {
  disputedByCode,
  furtherDisagreements,
  furtherUncertainties,
  plainDisagreements,
  plainMinorityInsights,
  plainUncertainties,
} from './fallback-analysis.ts';
import { plainAnswer, taskAnswer } from './fallback-answer.ts';
import { candidatesByCode } from './insights-by-code.ts';
import { answerView, disagreementViews, minorityInsightViews, uncertaintyViews } from './written.ts';

export interface ChosenSections {
  readonly answer: AnswerSection;
  readonly analysis: Analysis;
  readonly reductions: readonly Degradation[];
}

/**
 * Chooses each section: as written if the draft passes its check, otherwise made by code. What a
 * passing draft leaves out (a contested claim, missing answers) is added by code.
 */
export function chooseSections(
  { drafts, readings }: Pick<ReportFacts, 'drafts' | 'readings'>,
  tables: Tables,
): ChosenSections {
  const reductions: Degradation[] = [];
  const printable = printer(tables);
  /**
   * The written section, or the one made by code with a reduction that says why; without a
   * reduction if code has nothing to say either.
   */
  function choose<S extends Section, View>(section: S, view: (draft: Draft<S>) => View, plain: View): View {
    // Without a catalogue of the language, amounts in written prose cannot be found (R-R14).
    // Removing markup can join braces, so it is removed before the check.
    const written = drafts[section] ?? (isUnasked(section, tables) ? unasked[section] : null);
    const draft = tables.language === null ? null : mapTexts(written, harmless);
    const reading = readings.find((each) => each.section === section);
    if (draft && isRead(section, reading, tables) && sectionProblems(section, draft, tables).length === 0)
      return view(draft);
    const why = whyReplaced(draft === null, reading);
    const nothingMissing = draft === null && why !== unread && Array.isArray(plain) && plain.length === 0;
    // In a language without a catalogue no section is asked for, and `withoutSentences` says why.
    if (!nothingMissing && tables.language !== null) reductions.push(replacement(section, why));
    return plain;
  }
  if (tables.language === null) reductions.push(withoutSentences);
  const plain = plainAnswer(tables);
  const answer = isUnasked('answer', tables)
    ? taskAnswer(plain, tables)
    : choose('answer', (draft) => printable(answerView(draft, tables, readings)), plain);
  const disagreements = choose(
    'disagreements',
    (draft) => withFurtherDisagreements(printable(disagreementViews(draft)), tables),
    plainDisagreements(tables),
  );
  const insights = choose(
    'minority_insights',
    (draft) => printable(minorityInsightViews(draft, tables)),
    plainMinorityInsights(tables),
  );
  const uncertainties = choose(
    'uncertainties',
    (draft) => withFurtherUncertainties(printable(uncertaintyViews(draft, tables)), tables),
    plainUncertainties(tables),
  );
  const analysis = { disagreements, minority_insights: insights, uncertainties };
  return { answer, analysis, reductions };
}

/** Nobody is asked for a list that can only be empty. */
const unasked: Drafts = {
  answer: null,
  disagreements: { disagreements: [] },
  minority_insights: { insights: [] },
  uncertainties: { uncertainties: [] },
};

/**
 * Words stand together in print that were checked apart, beside steps and marks. Copied runs that
 * result are cut like others. What code says in a written section stays: a model may know it.
 */
function printer(tables: Tables): <View>(view: View) => View {
  let byCode: ReadonlySet<string> | null = null; // Only made if something would be cut, which is rare.
  const isByCode = (text: string): boolean => {
    byCode ??= new Set(strings(sectionsByCode(tables)).map((each) => each.text));
    return byCode.has(text);
  };
  return (view) =>
    mapTexts(view, (text) => {
      const printed = printableText(tables.copies, text);
      return printed === text || isByCode(text) ? text : printed;
    });
}

/**
 * All sentences that code may print in sections. Their words come from the evidence, which contains
 * no copied runs, and from this service.
 */
export function sectionsByCode(tables: Tables): unknown {
  return [
    plainAnswer(tables),
    taskAnswer(plainAnswer(tables), tables),
    plainDisagreements(tables),
    disputedByCode(tables),
    candidatesByCode(tables),
    plainUncertainties(tables),
  ];
}

/** All reductions that code may add to those of the synthesis. */
export function reductionsByCode(tables: Tables): Degradation[] {
  const sections = Object.keys(sectionNames) as Section[];
  return [
    ...tables.reductions,
    withoutSentences,
    ...sections.flatMap((section) => whys.map((why) => replacement(section, why))),
  ];
}

/** Written disagreements in the writer's order, then those that code adds. */
function withFurtherDisagreements(written: Disagreement[], tables: Tables): Disagreement[] {
  return [...written, ...furtherDisagreements(written, tables)].map((item, i) => ({
    ...item,
    disagreement_id: i + 1,
  }));
}

function withFurtherUncertainties(written: Uncertainty[], tables: Tables): Uncertainty[] {
  return [...written, ...furtherUncertainties(tables)].map((item, i) => ({ ...item, uncertainty_id: i + 1 }));
}

const withoutSentences: Degradation = {
  code: 'language_without_sentences',
  message:
    'This service has no sentences in the language of the question: answer and analysis consist of wordings from the responses and of figures. + stands before those who agree, − before those who disagree, ± before those who see both sides, ↪ before those who report it as others’ view.',
};

const unread = 'was read by no other model than its writer';
const whys = [unread, 'could not be written', 'lost all of its entries', 'did not pass the checks'] as const;

function whyReplaced(isAbsent: boolean, reading: SectionReading | undefined): (typeof whys)[number] {
  if (reading === undefined) return 'could not be written';
  if (reading.reader === null && reading.sentences > 0) return unread;
  return isAbsent ? 'lost all of its entries' : 'did not pass the checks';
}

/** What has no words beside those of code needs no reader (R-R22). */
function isRead(section: Section, reading: SectionReading | undefined, tables: Tables): boolean {
  return isUnasked(section, tables) || reading?.sentences === 0 || typeof reading?.reader === 'string';
}

function replacement(section: Section, why: (typeof whys)[number]): Degradation {
  return {
    code: 'section_replaced',
    message: `The section “${sectionNames[section]}” ${why}; it was made by code from the computed values.`,
  };
}
