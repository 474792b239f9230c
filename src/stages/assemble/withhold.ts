import type { Wrong } from '../../audit/before-delivery.ts';
import type { Section } from '../../domain/run/run-messages.ts';
import { findingsAbout } from '../../findings/claims/reported-claims.ts';
import type { Drafts } from '../../findings/drafts.ts';
import type { ReportFacts, WithheldKind } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { textLengths } from '../../findings/text-lengths.ts';
import { withoutMarks } from '../../report/prose/marks.ts';
import { presentEvidence } from '../../report/prose/presentable.ts';
import { mapTexts, strings } from '../../report/prose/strings.ts';
import type { Report } from '../../report/schema/report.ts';
import { excerptsIn } from '../../report/tables/passages.ts';
import { type Tables, tablesFrom } from '../../report/tables/tables.ts';
import { draftsAbout } from './drafts-about.ts';

export interface Made {
  readonly facts: ReportFacts;
  readonly tables: Tables;
  readonly report: Report;
}

/**
 * The facts and their tables without the entries of a report that are refused, and without drafts
 * about them. Refused is the smallest entry around a wrong value. Camps go together, because the
 * share of one means something only beside the others.
 * @returns null if nothing of what is wrong can be left out, or too little would remain
 */
export function withhold(made: Made, wrong: readonly Wrong[]): Pick<Made, 'facts' | 'tables'> | null {
  let { facts } = made;
  for (const [list, places] of Map.groupBy(entriesIn(wrong), (entry) => entry.list)) {
    const own = new Set(places.map(({ at }) => at));
    const rule = rules[list];
    if (rule) facts = rule({ ...made, facts }, (at) => own.has(at) || own.has(null));
  }
  const { claims } = facts.withheld;
  if (facts === made.facts || claims > facts.findings.claims.length) return null;
  const { copies, language, shown } = made.tables;
  const { models } = facts.findings;
  const read = { copies, language, lengths: textLengths(models), excerptOf: excerptsIn(models), shown };
  const tables = tablesFrom(facts.findings, presentEvidence(facts.findings, read), read);
  return { facts: { ...facts, drafts: draftsAbout(tables, facts.drafts, facts.withheld.camps > 0) }, tables };
}

/**
 * Where wrong values are: `evidence.claims[3].addressed_count` is in entry 3 of `evidence.claims`.
 */
function entriesIn(wrong: readonly Wrong[]): { readonly list: string; readonly at: number | null }[] {
  return wrong.flatMap(({ path }) => {
    const [, list, at] = /^((?:evidence|answer|analysis)\.\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
    return list === undefined ? [] : [{ list, at: at === undefined ? null : Number(at) }];
  });
}

/** Takes out of the facts what makes the refused entries of one list. */
type Rule = (made: Made, isRefused: (at: number) => boolean) => ReportFacts;

const rules: Readonly<Record<string, Rule>> = {
  'evidence.claims': ({ facts, report }, isRefused) =>
    withoutClaims(
      facts,
      (report.evidence?.claims ?? []).filter((_, at) => isRefused(at)).map((claim) => claim.claim_id),
    ),
  'evidence.camps': withoutCamps,
  'evidence.labs': withoutCamps,
  'evidence.unclassified_model_ids': withoutCamps,
  'evidence.cases': withoutCases,
  'answer.it_depends': withoutCases,
  'evidence.quantities': withoutQuantities,
  'answer.headline': withoutText('headline'),
  'answer.direct_answer': withoutText('direct_answer'),
  'answer.rationale': withoutText('rationale'),
  'answer.assessment': withoutText('assessment'),
  'answer.recommendation': withoutText('recommendation'),
  'answer.ranked_options': withoutText('ranked_options'),
  'answer.sources': withoutSources,
  'answer.best_response': withoutComparison,
  'answer.key_points': withoutEntries('answer', 'key_points', 'key_points'),
  'analysis.disagreements': withoutEntries('disagreements', 'disagreements', 'disagreements'),
  'analysis.minority_insights': withoutEntries('minority_insights', 'insights', 'minority_insights'),
  'analysis.uncertainties': withoutEntries('uncertainties', 'uncertainties', 'uncertainties'),
};

function withoutClaims(facts: ReportFacts, claimIds: readonly number[]): ReportFacts {
  const { findings } = facts;
  const gone = new Set(claimIds);
  const selection = { labelled: findings.claims.length, unconfirmed: 0, repeated: [] };
  return withheld(facts, 'claims', gone.size, {
    selection,
    ...findingsAbout(findings, (claimId) => !gone.has(claimId)),
  });
}

function withoutCamps({ facts }: Made): ReportFacts {
  const { camps, labels } = facts.findings;
  return withheld(facts, 'camps', camps.length, {
    camps: [],
    labels: labels.map((own) => ({ ...own, camp: null })),
  });
}

function withoutCases({ facts, tables }: Made, isRefused: (at: number) => boolean): ReportFacts {
  const { cases, casesLeftOut } = facts.findings;
  const refused = tables.cases.filter((_, at) => isRefused(at)).flatMap(({ holders }) => holders);
  const kept = cases.filter(({ holders }) => !holders.some((each) => refused.includes(each)));
  const count = cases.length - kept.length;
  return withheld(facts, 'cases', count, {
    cases: kept,
    casesLeftOut: casesLeftOut + count,
  });
}

type Figure = Findings['quantities'][number]['values'][number];

function withoutQuantities({ facts, tables }: Made, isRefused: (at: number) => boolean): ReportFacts {
  const { quantities, quantitiesLeftOut } = facts.findings;
  const refused = tables.quantities.filter((_, at) => isRefused(at)).flatMap(({ values }) => values);
  const isOne = (own: Figure, other: Figure) =>
    own.modelId === other.modelId && own.span.offset === other.span.offset && own.low === other.low;
  const kept = quantities.filter(
    ({ values }) => !values.some((own) => refused.some((other) => isOne(own, other))),
  );
  const count = quantities.length - kept.length;
  return withheld(facts, 'quantities', count, {
    quantities: kept,
    quantitiesLeftOut: quantitiesLeftOut + count,
  });
}

/** Code words the text instead. */
function withoutText(field: keyof typeof noText): Rule {
  return ({ facts }) => {
    const { answer } = facts.drafts;
    if (answer === null || !strings(answer[field]).some(({ text }) => text !== '')) return facts;
    const drafts = { ...facts.drafts, answer: { ...answer, [field]: noText[field] } };
    return withheld(facts, 'answer_texts', 1, { drafts });
  };
}

const noText = {
  headline: '',
  direct_answer: '',
  rationale: '',
  assessment: null,
  recommendation: null,
  ranked_options: [],
};

/** As if nobody had compared the responses. */
function withoutComparison({ facts }: Made): ReportFacts {
  return withheld(facts, 'answer_texts', facts.findings.comparison ? 1 : 0, { comparison: null });
}

/** All of them: sentences whose numbers only a source has are found next. */
function withoutSources({ facts }: Made): ReportFacts {
  const { answer } = facts.drafts;
  if (answer === null) return facts;
  const drafts = { ...facts.drafts, answer: mapTexts(answer, withoutMarks) };
  return withheld(facts, 'answer_texts', 1, { drafts });
}

/** Written entries come first, in the order of their drafts. One that code has made stays. */
function withoutEntries(section: Section, list: string, kind: WithheldKind): Rule {
  return ({ facts }, isRefused) => {
    const draft: Readonly<Record<string, unknown>> = facts.drafts[section] ?? {};
    const entries = draft[list];
    if (!Array.isArray(entries)) return facts;
    const kept = entries.filter((_, at) => !isRefused(at));
    const drafts = { ...facts.drafts, [section]: { ...draft, [list]: kept } };
    return withheld(facts, kind, entries.length - kept.length, { drafts });
  };
}

/** @returns the same facts if there was nothing to take out */
function withheld(
  facts: ReportFacts,
  kind: WithheldKind,
  count: number,
  { drafts = facts.drafts, ...findings }: Partial<Findings> & { readonly drafts?: Drafts },
): ReportFacts {
  if (count === 0) return facts;
  return {
    ...facts,
    drafts,
    findings: { ...facts.findings, ...findings },
    withheld: { ...facts.withheld, [kind]: facts.withheld[kind] + count },
  };
}
