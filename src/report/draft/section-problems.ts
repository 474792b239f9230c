import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft } from '../../findings/drafts.ts';
import { disputedClaims, dissents, largestCamp, minorityCandidates, standingOf } from '../count/standing.ts';
import { markNames, ownName } from '../prose/marks.ts';
import type { Tables } from '../tables/tables.ts';
import { type DraftEntry, entriesOf, fieldsIn, type IdsByKind, kindOfIds, rowsOf } from './fields.ts';
import { textProblems } from './text-problems.ts';

/**
 * Finds what is wrong with one written section, as sentences for the writer; none if it may be
 * printed. They quote the writer's words, so they belong in a re-ask and not in a log.
 */
export function sectionProblems<S extends Section>(section: S, written: Draft<S>, tables: Tables): string[] {
  const entries = entriesOf(written);
  const known = idsIn(tables);
  const cited = entries.flatMap(({ entry }) => rowsOf(entry));
  return [
    ...entries.flatMap(({ at, entry }) => [...unknownIds(at, entry, known), ...missingTexts(at, entry)]),
    ...fieldsIn(written, '', cited).flatMap(({ path, text, cites }) =>
      textProblems(path, text, cites, tables),
    ),
    ...checks[section](written, tables),
  ];
}

const checks: { readonly [S in Section]: (written: Draft<S>, tables: Tables) => string[] } = {
  answer: answerProblems,
  disagreements: disagreementsProblems,
  minority_insights: minorityInsightsProblems,
  uncertainties: uncertaintiesProblems,
};

function idsIn({ claims, camps, notes }: Tables): IdsByKind {
  return {
    claim: new Set(claims.map(({ claim }) => `C${claim.claimId}`)),
    camp: new Set(camps.map(({ camp }) => `K${camp.campId}`)),
    uncertainty: new Set(notes.map(({ id }) => id)),
  };
}

function unknownIds(at: string, entry: DraftEntry, known: IdsByKind): string[] {
  return Object.entries(entry).flatMap(([field, named]: [string, string | string[] | null]) => {
    const kind = kindOfIds.get(field);
    return [named ?? []]
      .flat()
      .filter((id) => kind && !known[kind].has(id))
      .map((id) => `${at}.${field}: there is no ${kind} ${id} in the tables`);
  });
}

/** Without these an entry says nothing. What else is empty is left out of it. */
const needed = new Set(['label', 'statement', 'issue', 'description']);

function missingTexts(at: string, entry: DraftEntry): string[] {
  return Object.entries(entry).flatMap(([field, text]) =>
    needed.has(field) && text.trim() === '' ? [`${at}.${field}: it is empty`] : [],
  );
}

function answerProblems(written: Draft<'answer'>, tables: Tables): string[] {
  const { key_points: points, assessment_reasons: reasons, recommendation } = written;
  return [
    ...points.flatMap((point, i) => uncited(`key_points[${i}]`, point, tables)),
    ...reasons.flatMap((reason, i) => [
      ...uncited(`assessment_reasons[${i}]`, reason, tables),
      ...(markNames(reason.statement).includes(ownName)
        ? [`assessment_reasons[${i}].statement: a reason rests on what responses say, never on [own]`]
        : []),
    ]),
    ...(recommendation
      ? [
          ...uncited('recommendation', { ...recommendation, statement: '' }, tables),
          ...opposedRecommendation(recommendation, tables),
        ]
      : []),
  ];
}

/** The answer of a panel is counted: a writer that prefers a smaller camp may not lead with it. */
function opposedRecommendation({ claims }: { readonly claims: readonly string[] }, tables: Tables): string[] {
  const leader = largestCamp(tables.camps);
  const cited = tables.claims.filter(({ claim }) => claims.includes(`C${claim.claimId}`));
  const inLeader = (modelIds: readonly string[]): number =>
    modelIds.filter((modelId) => leader?.members.includes(modelId)).length;
  const isOpposed = cited.every(({ supporting, opposing }) => inLeader(opposing) > inLeader(supporting));
  return cited.length > 0 && isOpposed
    ? ['recommendation: the camp with rank 1 opposes every claim it cites']
    : [];
}

/** The marks of a statement may take the place of claims. */
function uncited(
  at: string,
  { claims, statement }: { readonly claims: readonly string[]; readonly statement: string },
  tables: Tables,
): string[] {
  const isGrounded = claims.length > 0 || markNames(statement).length > 0 || tables.claims.length === 0;
  return isGrounded ? [] : [`${at}.claims: cite at least one claim`];
}

function disagreementsProblems({ disagreements }: Draft<'disagreements'>, tables: Tables): string[] {
  const tallies = disputedClaims(tables.claims);
  const disputed = tallies.map(({ claim }) => `C${claim.claimId}`);
  const split = tallies.find((tally) => standingOf(tally, tables) === 'contested');
  if (disagreements.length === 0 && split !== undefined)
    return [`disagreements: name at least the one about C${split.claim.claimId}`];
  return disagreements.flatMap(({ claims, camps }, i) =>
    claims.some((id) => disputed.includes(id)) || new Set(camps).size >= 2
      ? []
      : [`disagreements[${i}]: cite a disputed claim, or two camps that differ`],
  );
}

function minorityInsightsProblems({ insights }: Draft<'minority_insights'>, tables: Tables): string[] {
  const candidates = [...minorityCandidates(tables.claims, tables.camps), ...dissents(tables.claims)].map(
    ({ claim }) => `C${claim.claimId}`,
  );
  return insights.flatMap(({ claim }, i) => [
    ...(candidates.includes(claim) ? [] : [`insights[${i}].claim: ${claim} is no minority candidate`]),
    ...(insights.findIndex((other) => other.claim === claim) < i
      ? [`insights[${i}].claim: ${claim} has an insight already`]
      : []),
  ]);
}

function uncertaintiesProblems({ uncertainties }: Draft<'uncertainties'>): string[] {
  return uncertainties.flatMap(({ sources }, i) =>
    sources.length > 0 ? [] : [`uncertainties[${i}].sources: name at least one of the uncertainties`],
  );
}
