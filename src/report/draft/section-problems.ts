import type { Section } from '../../domain/run/run-messages.ts';
import type {
  Draft,
  WrittenAnswer,
  WrittenDisagreement,
  WrittenMinorityInsight,
  WrittenUncertainty,
} from '../../findings/drafts.ts';
import { disputedClaims, dissents, minorityCandidates, standingOf } from '../count/standing.ts';
import { markNames, ownName } from '../prose/marks.ts';
import type { Tables } from '../tables/tables.ts';
import { agreementProblems } from './agreement.ts';
import { textProblems } from './text-problems.ts';

/** Our choice: as much as a person reads in one go. */
const itemsMax = 24;

/**
 * Finds what is wrong with one written section, as sentences for the writer; none if it may be
 * printed. They quote the writer's words, so they belong in a re-ask and not in a log.
 */
export function sectionProblems<S extends Section>(section: S, written: Draft<S>, tables: Tables): string[] {
  return checks[section](written, tables);
}

const checks: { readonly [S in Section]: (written: Draft<S>, tables: Tables) => string[] } = {
  answer: answerProblems,
  disagreements: disagreementsProblems,
  minority_insights: minorityInsightsProblems,
  uncertainties: uncertaintiesProblems,
};

function answerProblems(written: WrittenAnswer, tables: Tables): string[] {
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
    ...tooMany('key_points', keyPoints),
    ...tooMany('ranked_options', rankedOptions),
    ...keyPoints.flatMap((point, i) => [
      ...missing(`key_points[${i}].label`, point.label),
      ...missing(`key_points[${i}].statement`, point.statement),
      ...claimProblems(`key_points[${i}].claims`, point.claimIds, tables),
      ...(markNames(point.statement).length > 0
        ? []
        : uncited(`key_points[${i}].claims`, point.claimIds, tables)),
      ...textProblems(`key_points[${i}].label`, point.label, point.claimIds, tables),
      ...textProblems(`key_points[${i}].statement`, point.statement, point.claimIds, tables),
    ]),
    ...rankedOptions.flatMap(({ rationale, claimIds }, i) => [
      ...claimProblems(`ranked_options[${i}].claims`, claimIds, tables),
      ...textProblems(`ranked_options[${i}].rationale`, rationale, claimIds, tables),
    ]),
    ...assessmentProblems(assessment, cited, tables),
    ...recommendationProblems(recommendation, tables),
    ...agreementProblems(written, tables),
  ];
}

function recommendationProblems(recommendation: WrittenAnswer['recommendation'], tables: Tables): string[] {
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
  tables: Tables,
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
      ...(markNames(statement).length > 0 ? [] : uncited(`${at(i)}.claims`, claimIds, tables)),
      ...(markNames(statement).includes(ownName)
        ? [`${at(i)}.statement: a reason rests on what responses say, never on [own]`]
        : []),
      ...textProblems(`${at(i)}.statement`, statement, claimIds, tables),
    ]),
  ];
}

function disagreementsProblems(written: readonly WrittenDisagreement[], tables: Tables): string[] {
  const tallies = disputedClaims(tables.claims);
  const disputed = tallies.map(({ claim }) => claim.claimId);
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
    if (!item.claimIds.some((claimId) => disputed.includes(claimId)) && new Set(item.campIds).size < 2) {
      problems.push(`${at}: cite a disputed claim, or two camps that differ`);
    }
  });
  const split = tallies.find((tally) => standingOf(tally, tables) === 'contested');
  if (written.length === 0 && split !== undefined) {
    problems.push(`disagreements: name at least the one about C${split.claim.claimId}`);
  }
  return problems;
}

function minorityInsightsProblems(written: readonly WrittenMinorityInsight[], tables: Tables): string[] {
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

function uncertaintiesProblems(written: readonly WrittenUncertainty[], tables: Tables): string[] {
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
  tables: Tables,
  fields: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(fields).flatMap(([field, texts]) => [
    ...tooMany(`${at}.${field}`, texts),
    ...texts.flatMap((text) => textProblems(`${at}.${field}`, text, claimIds, tables)),
  ]);
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
