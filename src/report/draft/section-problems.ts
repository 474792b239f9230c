import type { Section } from '../../domain/run/run-messages.ts';
import type {
  Draft,
  WrittenAnswer,
  WrittenDisagreement,
  WrittenMinorityInsight,
  WrittenUncertainty,
} from '../../findings/drafts.ts';
import type { ShownSentences } from '../../findings/spans.ts';
import { copyFault, holdsCopy } from '../../text/copied-text.ts';
import { panelAmountCheck } from '../amounts/panel-amounts.ts';
import type { ClaimTally } from '../count/claims.ts';
import { contestedClaims, dissents, minorityCandidates, standingOf } from '../count/standing.ts';
import { type MarkedSentence, markedSentences, markNames, withoutMarks } from '../prose/marks.ts';
import { proseProblems } from '../prose/prose.ts';
import { fillSlots, slotNames, slotProblems, withoutSlots } from '../prose/slots.ts';
import type { Tables } from '../tables/tables.ts';
import { agreementProblems } from './agreement.ts';
import { unlistedOptionProblems } from './unlisted-option.ts';

// Limits of a draft. Our choice: as much as a person reads in one go.
const itemsMax = 24;
const charactersMax = 4_000;

/**
 * Finds what is wrong with one written section, slots unfilled, as sentences for the writer; none if it may be printed.
 * They quote the writer's words, so they belong in a re-ask and not in a log.
 */
export function sectionProblems<S extends Section>(
  section: S,
  written: Draft<S>,
  tables: Tables,
  judge: Judge,
): string[] {
  return checks[section](written, { ...tables, judge });
}

/**
 * Who judges what words mean. With a reader, code checks only what it knows for certain; without one, lists of words
 * tell what states an amount, and the leading texts may hold no words of the writer's own.
 */
type Judge = 'reader' | 'lists';
type Checked = Tables & { readonly judge: Judge };

const checks: { readonly [S in Section]: (written: Draft<S>, tables: Checked) => string[] } = {
  answer: answerProblems,
  disagreements: disagreementsProblems,
  minority_insights: minorityInsightsProblems,
  uncertainties: uncertaintiesProblems,
};

function answerProblems(written: WrittenAnswer, tables: Checked): string[] {
  const { keyPoints, rankedOptions, recommendation, assessment } = written;
  const citing = [
    ...[...keyPoints, ...rankedOptions, ...(assessment?.reasons ?? []), ...(assessment?.ownKnowledge ?? [])],
    ...(recommendation ? [recommendation] : []),
  ];
  const cited = citing.flatMap(({ claimIds }) => claimIds);
  return [
    ...textProblems('headline', written.headline, cited, tables),
    ...textProblems('direct_answer', written.directAnswer, cited, tables),
    ...textProblems('rationale', written.rationale, cited, tables),
    ...textProblems('recommended_option', written.recommendedOption ?? '', cited, tables),
    ...tooMany('key_points', keyPoints),
    ...tooMany('ranked_options', rankedOptions),
    ...keyPoints.flatMap((point, i) => [
      ...missing(`key_points[${i}].label`, point.label),
      ...missing(`key_points[${i}].statement`, point.statement),
      ...claimProblems(`key_points[${i}].claims`, point.claimIds, tables),
      ...uncited(`key_points[${i}].claims`, point.claimIds, tables),
      ...textProblems(`key_points[${i}].label`, point.label, point.claimIds, tables),
      ...textProblems(`key_points[${i}].statement`, point.statement, point.claimIds, tables),
    ]),
    ...rankedOptions.flatMap((option, i) => [
      ...missing(`ranked_options[${i}].option`, option.option),
      ...claimProblems(`ranked_options[${i}].claims`, option.claimIds, tables),
      ...textProblems(`ranked_options[${i}].option`, option.option, option.claimIds, tables),
      ...textProblems(`ranked_options[${i}].rationale`, option.rationale, option.claimIds, tables),
    ]),
    ...assessmentProblems(assessment, cited, tables),
    ...recommendationProblems(recommendation, tables),
    ...agreementProblems(written, tables, tables.judge === 'reader'),
  ];
}

function recommendationProblems(recommendation: WrittenAnswer['recommendation'], tables: Checked): string[] {
  if (recommendation === null) return [];
  const { statement, claimIds } = recommendation;
  return [
    ...missing('recommendation.statement', statement),
    ...claimProblems('recommendation.claims', claimIds, tables),
    ...textProblems('recommendation.statement', statement, claimIds, tables),
  ];
}

function assessmentProblems(
  assessment: WrittenAnswer['assessment'],
  cited: readonly number[],
  tables: Checked,
): string[] {
  if (assessment === null) return [];
  const at = (index: number) => `assessment_reasons[${index}]`;
  return [
    ...assessment.ownKnowledge.flatMap(({ statement, claimIds }, i) => [
      ...claimProblems(`own_knowledge[${i}].claims`, claimIds, tables),
      ...textProblems(`own_knowledge[${i}].statement`, statement, claimIds, tables),
    ]),
    ...textProblems('assessment.statement', assessment.statement, cited, tables),
    ...assessment.reasons.flatMap(({ statement, claimIds }, i) => [
      ...claimProblems(`${at(i)}.claims`, claimIds, tables),
      ...uncited(`${at(i)}.claims`, claimIds, tables),
      ...textProblems(`${at(i)}.statement`, statement, claimIds, tables),
    ]),
  ];
}

function disagreementsProblems(written: readonly WrittenDisagreement[], tables: Checked): string[] {
  const contested = contestedClaims(tables.claims).map(({ claim }) => claim.claimId);
  const problems = tooMany('disagreements', written);
  written.forEach((item, i) => {
    const at = `disagreements[${i}]`;
    const campIds = tables.camps.map(({ camp }) => camp.campId);
    const unknown = item.campIds.filter((campId) => !campIds.includes(campId));
    problems.push(
      ...missing(`${at}.issue`, item.issue),
      ...claimProblems(`${at}.claims`, item.claimIds, tables),
      ...unknown.map((campId) => `${at}.camps: there is no camp K${campId}`),
      ...fieldsProblems(at, item.claimIds, tables, {
        issue: [item.issue],
        core_tension: [item.coreTension],
        assumptions: item.assumptions,
        why_it_matters: [item.whyItMatters],
        resolving_information: item.resolvingInformation,
      }),
    );
    if (!item.claimIds.some((claimId) => contested.includes(claimId)) && new Set(item.campIds).size < 2) {
      problems.push(`${at}: cite a contested claim, or two camps that differ`);
    }
  });
  const split = tables.claims.find((tally) => standingOf(tally, tables.camps) === 'contested');
  if (written.length === 0 && split !== undefined) {
    problems.push(`disagreements: name at least the one about C${split.claim.claimId}`);
  }
  return problems;
}

function minorityInsightsProblems(written: readonly WrittenMinorityInsight[], tables: Checked): string[] {
  const candidates = [...minorityCandidates(tables.claims, tables.camps), ...dissents(tables.claims)].map(
    ({ claim }) => claim.claimId,
  );
  const problems = tooMany('insights', written);
  written.forEach((item, i) => {
    const at = `insights[${i}]`;
    problems.push(
      ...(item.whyItMatters === '' ? [] : missing(`${at}.insight`, item.insight)),
      ...fieldsProblems(at, [item.claimId], tables, {
        insight: [item.insight],
        why_it_matters: [item.whyItMatters],
      }),
    );
    if (!candidates.includes(item.claimId))
      problems.push(`${at}.claim: C${item.claimId} is no minority candidate`);
    if (written.findIndex(({ claimId }) => claimId === item.claimId) < i) {
      problems.push(`${at}.claim: C${item.claimId} has an insight already`);
    }
  });
  return problems;
}

function uncertaintiesProblems(written: readonly WrittenUncertainty[], tables: Checked): string[] {
  const notes = tables.notes.map(({ id }) => id);
  return [
    ...tooMany('uncertainties', written),
    ...written.flatMap((item, i) => [
      ...missing(`uncertainties[${i}].description`, item.description),
      ...claimProblems(`uncertainties[${i}].claims`, item.claimIds, tables),
      ...item.sources
        .filter((source) => !notes.includes(source))
        .map((source) => `uncertainties[${i}].sources: there is no uncertainty ${source}`),
      ...fieldsProblems(`uncertainties[${i}]`, item.claimIds, tables, {
        description: [item.description],
        why_unresolved: [item.whyUnresolved],
        what_would_resolve_it: item.whatWouldResolveIt,
      }),
    ]),
  ];
}

function fieldsProblems(
  at: string,
  claimIds: readonly number[],
  tables: Checked,
  fields: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(fields).flatMap(([field, texts]) => [
    ...tooMany(`${at}.${field}`, texts),
    ...texts.flatMap((text) => textProblems(`${at}.${field}`, text, claimIds, tables)),
  ]);
}

/** Checks one text against the claims that it cites and those whose slots it holds. */
function textProblems(at: string, text: string, claimIds: readonly number[], tables: Checked): string[] {
  if (text.length > charactersMax) return [`${at}: keep it under ${charactersMax} characters`];
  const plain = withoutMarks(text);
  const bySlot = slotNames(text).map((name) => Number(/^C(\d+)\./.exec(name)?.[1]));
  const statements = tables.claims
    .filter(({ claim }) => claimIds.includes(claim.claimId) || bySlot.includes(claim.claimId))
    .flatMap((tally) => wordsOfClaim(tally, tables));
  const cited = [tables.question, ...statements, ...wordsOfRows(tables)].join('\n');
  const problems = [
    ...slotProblems(plain, tables.slots),
    ...markProblems(text, tables.shown),
    ...numberedParts(text).flatMap((part) => {
      const sources = part.names.flatMap((name) => tables.shown.get(name)?.words ?? []);
      return proseProblems(withoutSlots(part.text), {
        cited: [cited, ...sources].join('\n'),
        known: [tables.known, ...sources].join('\n'),
        language: tables.language,
        names: tables.names,
      });
    }),
    ...(tables.judge === 'lists'
      ? [
          ...unlistedOptionProblems(plain, tables.known),
          ...panelAmountCheck(cited, tables.language)(withoutSlots(plain)),
        ]
      : []),
  ];
  if (holdsCopy(tables.copies, plain) || holdsCopy(tables.copies, fillSlots(plain, tables.slots))) {
    problems.push(`it ${copyFault}; use other words`);
  }
  return problems.map((problem) => `${at}: ${problem}`);
}

/** Each sentence that names sentences of responses, whose numbers it may repeat; the others together. */
function numberedParts(text: string): MarkedSentence[] {
  const sentences = markedSentences(text);
  const unmarked = sentences.filter(({ names }) => names.length === 0);
  const rest = { text: unmarked.map((sentence) => sentence.text).join(''), names: [] };
  return [rest, ...sentences.filter(({ names }) => names.length > 0)];
}

function markProblems(text: string, shown: ShownSentences): string[] {
  return markNames(text)
    .filter((name) => !shown.has(name))
    .map((name) => `“${name}” is no sentence of the tables; name one that they have`);
}

/** The words of a claim, of its conditions and of the sentences that show it. */
export function wordsOfClaim({ claim, sided }: ClaimTally, { passages }: Pick<Tables, 'passages'>): string[] {
  const shown = passages.claims.get(claim.claimId);
  return [
    claim.statement,
    ...[...sided.supporting, ...sided.opposing].map(({ wording }) => wording),
    ...(shown?.for ?? []),
    ...(shown?.against ?? []),
  ];
}

/** The words of camps, cases and quantities, whose numbers every text may repeat. */
export function wordsOfRows({ camps, cases, quantities, passages }: Tables): string[] {
  return [
    ...camps.flatMap(wordsOfCamp),
    ...cases.flatMap(({ when, option }) => [when, option]),
    ...quantities.flatMap(wordsOfQuantity),
    ...[...passages.camps.values(), ...passages.quantities.values()].flat(),
  ];
}

/**
 * Texts of a camp may contain numbers of the subject ("PostgreSQL 18", "two panels of 400 W"), which are not counts.
 */
function wordsOfCamp({ camp }: Tables['camps'][number]): string[] {
  return [camp.label, camp.thesis, camp.recommendedOption ?? ''];
}

/** The computed figures, which may be spelled in any way that keeps their value to at least two significant digits. */
function wordsOfQuantity({ note, ...tally }: Tables['quantities'][number]): string[] {
  const { low, high, median, lowerQuartile, upperQuartile, groups } = tally;
  const figures = [
    ...[low, high, median, lowerQuartile, upperQuartile].filter((figure) => figure !== null),
    ...groups.flatMap((group) => [group.low, group.high]),
  ];
  const rounded = [2, 3, 4].flatMap((digits) => figures.map((figure) => Number(figure.toPrecision(digits))));
  return [note.what, note.unit, ...[...figures, ...rounded].map(String)];
}

function claimProblems(at: string, claimIds: readonly number[], { claims }: Tables): string[] {
  return claimIds
    .filter((claimId) => !claims.some(({ claim }) => claim.claimId === claimId))
    .map((claimId) => `${at}: there is no claim C${claimId}`);
}

function uncited(at: string, claimIds: readonly number[], { claims }: Tables): string[] {
  return claimIds.length === 0 && claims.length > 0 ? [`${at}: cite at least one claim`] : [];
}

function missing(at: string, text: string): string[] {
  return text.trim() === '' ? [`${at}: it is empty`] : [];
}

function tooMany(at: string, items: readonly unknown[]): string[] {
  return items.length > itemsMax ? [`${at}: keep it to ${itemsMax} entries`] : [];
}
