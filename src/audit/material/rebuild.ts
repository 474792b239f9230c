import type {
  CampThesis,
  CaseNote,
  ExcludedModel,
  FactModel,
  Findings,
  QuantityNote,
  ResponseLabels,
  SelectedClaim,
  Span,
} from '../../findings/findings.ts';
import { textLengths } from '../../findings/text-lengths.ts';
import { type Language, languages } from '../../languages/codes.ts';
import type { CaveatNote } from '../../report/count/caveats.ts';
import type { CaveatsBySide, Claim } from '../../report/schema/parts/claims.ts';
import type { Report } from '../../report/schema/report.ts';
import { excerptsIn } from '../../report/tables/passages.ts';
import { type Tables, tablesFrom } from '../../report/tables/tables.ts';
import { buildCopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Material, ResponseLine } from './material.ts';

/** The findings and tables that follow from the spans of a report. */
export interface Rebuilt {
  readonly findings: Findings;
  readonly tables: Tables;
}

/**
 * Rebuilds the findings behind a report from its spans, its panel and the export alone, without its
 * lists, counts, shares and sentences. The spans give the labels; models that answered and were not
 * excluded are counted.
 */
export function rebuild({ report, responses }: Material): Rebuilt {
  const findings = findingsOf(report, responses);
  const { claims, camps, uncertaintyNotes: notes, quantities, cases } = findings;
  const caveats = caveatsOf(report.evidence?.claims ?? []);
  const evidence = { claims, camps, notes, quantities, caveats, cases, reductions: [] };
  const read = {
    copies: buildCopyIndex([], []),
    language: languageIn(report),
    lengths: textLengths(findings.models),
    excerptOf: excerptsIn(findings.models),
    shown: new Map(),
  };
  return { findings, tables: tablesFrom(findings, evidence, read) };
}

function findingsOf(report: Report, responses: readonly ResponseLine[]): Findings {
  const excluded = excludedOf(report);
  const isExcluded = new Set(excluded.map(({ modelId }) => modelId));
  const counted = responses.filter(
    ({ status, model_id }) => status === 'success' && !isExcluded.has(model_id),
  );
  return {
    question: report.question?.text ?? '',
    questionType: report.question?.question_type ?? 'other',
    models: modelsOf(report, responses),
    excluded,
    claims: (report.evidence?.claims ?? []).map(claimOf),
    camps: campsOf(report),
    labels: counted.map(({ model_id }) => labelsOf(model_id, report)),
    uncertaintyNotes: notesOf(report),
    cases: casesOf(report),
    casesLeftOut: report.evidence?.cases_left_out_count ?? 0,
    quantities: quantitiesOf(report),
    quantitiesLeftOut: report.evidence?.quantities_left_out_count ?? 0,
    extracted: [],
    crossCheck: { asked: [], stances: [], camps: [], details: [] },
    ...comparisonIn(report),
  };
}

/**
 * The language that the report names: another version of the code may detect another one. The
 * compact view names none; what is checked there needs only to know whether the service has
 * sentences in it.
 */
function languageIn({ question, errors }: Report): Language | null {
  if (!question) return errors.some(({ code }) => code === 'language_without_sentences') ? null : 'en';
  return languages.find((each) => each === question.language) ?? null;
}

function excludedOf(report: Report): ExcludedModel[] {
  const excluded = report.research_record?.provenance?.excluded ?? [];
  return excluded.map(({ model_id, reason }) => ({ modelId: model_id, reason: reason ?? '' }));
}

/**
 * How much its responses put on a claim is not in the report; nothing that is rebuilt depends on
 * it.
 */
function claimOf({ claim_id, statement, option }: Claim): SelectedClaim {
  return { claimId: claim_id, statement, stake: 1, ...(option === undefined ? {} : { option }) };
}

/**
 * The caveats on claims. Their stance is the side on which the model was found to make the claim.
 */
function caveatsOf(claims: readonly Claim[]): CaveatNote[] {
  return claims.flatMap(({ claim_id: claimId, caveats_by_side: sides }) => [
    ...(sides?.supporting ?? []).flatMap((caveat) => notesOfCaveat(claimId, 'support', caveat)),
    ...(sides?.opposing ?? []).flatMap((caveat) => notesOfCaveat(claimId, 'oppose', caveat)),
  ]);
}

function notesOfCaveat(
  claimId: number,
  stance: CaveatNote['stance'],
  { caveat, evidence_spans: spans }: NonNullable<CaveatsBySide['supporting']>[number],
): CaveatNote[] {
  return placesOf(spans).map((place) => ({ claimId, stance, wording: caveat, ...place }));
}

function campsOf({ evidence }: Report): CampThesis[] {
  return (evidence?.camps ?? []).map(({ camp_id, label, thesis, recommended_option }) => ({
    campId: camp_id,
    label,
    thesis,
    recommendedOption: recommended_option,
  }));
}

function casesOf({ evidence }: Report): CaseNote[] {
  return (evidence?.cases ?? []).map(({ case: when, option, evidence_spans }) => ({
    when,
    option,
    holders: placesOf(evidence_spans),
  }));
}

type ModelSpan = Span & { readonly model_id: string };

function placesOf(spans: readonly ModelSpan[]) {
  return spans.map(({ model_id: modelId, offset, length }) => ({ modelId, span: { offset, length } }));
}

function modelsOf(report: Report, responses: readonly ResponseLine[]): FactModel[] {
  const { panel, provenance } = report.research_record ?? {};
  const listed = new Map((panel?.models ?? []).map((model) => [model.model_id, model]));
  const failed = new Map((provenance?.failed ?? []).map((model) => [model.model_id, model]));
  const answers = [...(provenance?.included ?? []), ...(provenance?.excluded ?? [])];
  const simulated = new Set(answers.filter((each) => each.simulated).map((each) => each.model_id));
  return responses
    .map((line): FactModel => {
      const model = listed.get(line.model_id);
      const lab = typeof model?.lab === 'object' ? model.lab : null;
      return {
        modelId: line.model_id,
        displayName: line.display_name,
        labId: lab?.lab_id ?? null,
        labName: lab?.name ?? null,
        countryCode: model?.lab_origin_country_code ?? null,
        countryName: model?.lab_origin_country_name ?? null,
        region: model?.organization_geopolitical_region ?? null,
        family: model?.model_family ?? null,
        status: line.status,
        failure: (failed.get(line.model_id)?.error ?? null) as FactModel['failure'],
        lateRetry: false,
        responseId: null,
        servedModel: null,
        call: null,
        inputTokens: line.input_tokens,
        outputTokens: line.output_tokens,
        simulated: simulated.has(line.model_id),
        text: line.text,
      };
    })
    .sort((a, b) => byCodePoint(a.modelId, b.modelId));
}

function labelsOf(modelId: string, { evidence }: Report): ResponseLabels {
  const { claims = [], camps = [] } = evidence ?? {};
  const placesIn = (spans: readonly ModelSpan[] = []) =>
    placesOf(spans.filter((span) => span.model_id === modelId)).map(({ span }) => span);
  const stances = claims.flatMap(({ claim_id: claimId, evidence_spans: spans }) => {
    const { stance = 'support' } = spans.find((span) => span.model_id === modelId) ?? {};
    const [span, otherSpan] = placesIn(spans);
    return span ? [{ claimId, stance, span, ...(otherSpan ? { otherSpan } : {}) }] : [];
  });
  const unresolved = claims
    .filter(({ unresolved_model_ids: ids }) => ids?.includes(modelId))
    .map(({ claim_id: claimId }) => claimId);
  const reported = claims.flatMap(({ claim_id: claimId, reported_by: by }) =>
    placesIn(by?.evidence_spans).map((span) => ({ claimId, span })),
  );
  const [camp = null] = camps.flatMap(({ camp_id: campId, evidence_spans: spans }) =>
    placesIn(spans).map((span) => ({ campId, span })),
  );
  return { modelId, stances, unresolved, reported, camp };
}

/** The readings and points of a comparison, without what follows from them. */
function comparisonIn({ answer }: Report): Pick<Findings, 'comparison'> {
  const { best_response: told } = answer ?? {};
  if (!told) return told === undefined ? {} : { comparison: null };
  const point = <Kind>(modelId: string | null, { kind, evidence_spans: [span] }: TitledSpans<Kind>) => ({
    ...{ modelId: modelId ?? '', kind },
    span: span ? { offset: span.offset, length: span.length } : null,
  });
  return {
    comparison: {
      synthesizers: told.synthesizer_model_ids,
      pairs: told.pairs.map(({ model_ids: [one = '', other = ''], ...counts }) => ({
        modelIds: [one, other],
        named: [counts.preferring_first_count, counts.preferring_second_count],
        equal: counts.equal_count,
      })),
      reasons: told.reasons.map((each) => point(told.model_id, each)),
      defects: told.defects.map((each) => point(each.model_id, each)),
    },
  };
}

interface TitledSpans<Kind> {
  readonly kind: Kind;
  readonly evidence_spans: readonly Span[];
}

function quantitiesOf({ evidence }: Report): QuantityNote[] {
  return (evidence?.quantities ?? []).map(({ what, unit, answers_question, evidence_spans }) => ({
    what,
    unit,
    answersQuestion: answers_question,
    values: evidence_spans.map(({ model_id, offset, length, low, high, given }) => ({
      modelId: model_id,
      low,
      high,
      given: given ? { low: given.low, unit: given.unit, high: given.high, highUnit: given.high_unit } : null,
      span: { offset, length },
    })),
  }));
}

/**
 * The uncertainties that the report prints. Sentences made by code name how many models raised
 * them.
 */
function notesOf({ analysis }: Report): Findings['uncertaintyNotes'] {
  return (analysis?.uncertainties ?? []).map(({ uncertainty_id, description, raised_by_model_ids }) => ({
    id: `u${uncertainty_id}`,
    description,
    modelIds: raised_by_model_ids,
  }));
}
