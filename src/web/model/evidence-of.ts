import { type Focus, type Side, sides } from './focus.ts';
import { campLetter, type ReportIndex } from './report-index.ts';

/** A stretch of a stored response, in code points. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

export interface Witness {
  readonly modelId: string;
  /** What it rests on, in the order of the text. Empty for a model that is silent or in no count. */
  readonly spans: readonly Span[];
  /** A figure that the model gives. */
  readonly note?: string;
}

export interface WitnessGroup {
  readonly name: string;
  readonly side: Side | null;
  readonly witnesses: readonly Witness[];
}

/** Who stands behind a number, and where in their responses. */
export interface EvidenceList {
  readonly title: string;
  /** What it is a list of. */
  readonly about: string;
  readonly groups: readonly WitnessGroup[];
}

export const sideNames: Readonly<Record<Side, string>> = {
  support: 'Agree',
  oppose: 'Disagree',
  mixed: 'See both sides',
  unresolved: 'Read differently by the two readers',
  silent: 'Do not address it',
};

/** What a focus leads to; null if the report has no such entry. */
export function evidenceOf(index: ReportIndex, focus: Focus): EvidenceList | null {
  const { evidence, analysis, answer } = index.report;
  const { id } = focus;
  switch (focus.kind) {
    case 'claim':
      return ofClaim(index, focus);
    case 'camp':
      return ofCamp(index, id);
    case 'option':
      return ofOption(index, id);
    case 'case': {
      const found = evidence?.cases.find(({ case_id: each }) => each === id);
      return found ? list(caseTitle(found), 'Models that name this case', found) : null;
    }
    case 'figure':
      return ofFigure(index, id);
    case 'insight': {
      const found = analysis?.minority_insights.find(({ insight_id: each }) => each === id);
      if (!found) return null;
      const about = found.stance === 'oppose' ? 'Models that dissent' : 'Models that say so';
      const spans = spansOfClaims(index, found.related_claim_ids);
      return list(found.insight, about, { model_ids: found.supporting_model_ids, evidence_spans: spans });
    }
    case 'uncertainty': {
      const found = analysis?.uncertainties.find(({ uncertainty_id: each }) => each === id);
      const models = { model_ids: found?.raised_by_model_ids ?? [], evidence_spans: [] };
      return found ? list(found.description, 'Models that raise it', models) : null;
    }
    case 'source': {
      const spans = answer?.sources[id - 1]?.evidence_spans;
      const models = [...new Set(spans?.map(({ model_id: each }) => each))];
      const about = 'Responses that this sentence of the answer rests on';
      return spans ? list('Source of the answer', about, { model_ids: models, evidence_spans: spans }) : null;
    }
    default:
      return ofModels(index, focus);
  }
}

interface Listed {
  readonly model_ids: readonly string[];
  readonly evidence_spans: readonly (Span & { readonly model_id: string })[];
}

function ofClaim({ claims, included, stances }: ReportIndex, { id, side }: Focus): EvidenceList | null {
  const claim = claims.get(id);
  if (!claim) return null;
  const known = stances.get(id);
  const groups = sides
    .filter((each) => side === null || each === side)
    .map((each) => {
      const ids = included
        .filter((model) => (known?.get(model.id) ?? 'silent') === each)
        .map((model) => model.id);
      return group(sideNames[each], { model_ids: ids, evidence_spans: claim.evidence_spans }, each);
    })
    .filter(({ witnesses }) => witnesses.length > 0);
  return { title: claim.statement, about: `Claim ${id}`, groups };
}

function ofCamp({ camps }: ReportIndex, id: number): EvidenceList | null {
  const camp = camps.get(id);
  return camp ? list(camp.label, `Models that give answer ${campLetter(id)}`, camp) : null;
}

/** An option of a question that asks for a list: who is for and against it, with the sentences of its claim. */
function ofOption(index: ReportIndex, id: number): EvidenceList | null {
  const found = index.report.answer?.ranked_options.find(({ rank }) => rank === id);
  if (!found) return null;
  const claims = found.related_claim_ids.filter((each) => index.claims.get(each)?.option === found.option);
  const spans = spansOfClaims(index, claims);
  const side = (name: string, ids: readonly string[] | undefined, of: Side) =>
    ids && ids.length > 0 ? [group(name, { model_ids: ids, evidence_spans: spans }, of)] : [];
  return {
    title: found.option,
    about: `Option ${id}`,
    groups: [
      ...side('For it', found.for_model_ids, 'support'),
      ...side('Against it', found.against_model_ids, 'oppose'),
    ],
  };
}

function ofFigure({ report }: ReportIndex, id: number): EvidenceList | null {
  const found = report.evidence?.quantities.find(({ quantity_id: each }) => each === id);
  if (!found) return null;
  const { what, unit, evidence_spans: spans } = found;
  const one = list(what, `Figures in ${unit}`, found);
  const given = new Map(spans.map(({ model_id: model, low, high }) => [model, { low, high }]));
  const witnesses = one.groups
    .flatMap((each) => each.witnesses)
    .sort((a, b) => (given.get(a.modelId)?.low ?? 0) - (given.get(b.modelId)?.low ?? 0))
    .map((witness) => ({ ...witness, note: rangeText(given.get(witness.modelId), unit) }));
  return { ...one, groups: [{ name: '', side: null, witnesses }] };
}

function ofModels({ report, models }: ReportIndex, { kind }: Focus): EvidenceList | null {
  const of = (ids: readonly string[]): Listed => ({ model_ids: ids, evidence_spans: [] });
  const inPart = [...models.values()].filter(({ part }) => part === kind).map(({ id }) => id);
  switch (kind) {
    case 'depends':
      return list('It depends', 'Models whose answer depends on a case', {
        model_ids: report.answer?.it_depends?.model_ids ?? [],
        evidence_spans: (report.evidence?.cases ?? []).flatMap(({ evidence_spans: spans }) => spans),
      });
    case 'unclassified':
      return list('No side taken', 'Models in no camp', of(report.evidence?.unclassified_model_ids ?? []));
    case 'included':
      return list('Answered and counted', 'Models of the panel', of(inPart));
    case 'failed':
      return list('No answer', 'Models that were asked', of(inPart));
    case 'excluded':
      return list('Answered, not counted', 'Models whose answers were set aside', of(inPart));
    default:
      return null;
  }
}

function list(title: string, about: string, listed: Listed): EvidenceList {
  return { title, about, groups: [group('', listed, null)] };
}

function group(
  name: string,
  { model_ids: ids, evidence_spans: spans }: Listed,
  side: Side | null,
): WitnessGroup {
  const byModel = Map.groupBy(spans, ({ model_id: id }) => id);
  return {
    name,
    side,
    witnesses: ids.map((modelId) => ({
      modelId,
      spans: (byModel.get(modelId) ?? [])
        .map(({ offset, length }) => ({ offset, length }))
        .sort((a, b) => a.offset - b.offset),
    })),
  };
}

function spansOfClaims({ claims }: ReportIndex, ids: readonly number[]): Listed['evidence_spans'] {
  return ids.flatMap((id) => claims.get(id)?.evidence_spans ?? []);
}

function rangeText(range: { low: number; high: number } | undefined, unit: string): string {
  if (!range) return '';
  const { low, high } = range;
  return `${low === high ? numeral(low) : `${numeral(low)}–${numeral(high)}`} ${unit}`;
}

/** Our choice: four significant digits, grouped by thousands, as in the report's prose. */
export function numeral(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(value);
}

function caseTitle({
  case: when,
  option,
}: {
  readonly case: string;
  readonly option: string | null;
}): string {
  return option === null ? `It depends on ${when}` : `If ${when}: ${option}`;
}
