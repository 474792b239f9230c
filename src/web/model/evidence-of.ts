import type { PageTextName } from '../../languages/page/page-words.ts';
import { mixedOnOption } from '../../report/shown/mixed-on-option.ts';
import { shortenedBetween } from '../../text/form/figure-format.ts';
import { type Focus, type Side, sides } from './focus.ts';
import { campLetter, modelsOn, type ReportIndex } from './report-index.ts';
import type { Speaker } from './speaker.ts';

/** A stretch of a stored response, in code points. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

export interface Witness {
  readonly modelId: string;
  /**
   * What it rests on, in the order of the text. Empty for a model that is silent or in no count.
   */
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

export const sideNames: Readonly<Record<Side, PageTextName>> = {
  support: 'sideSupport',
  oppose: 'sideOppose',
  mixed: 'sideMixed',
  unresolved: 'sideUnresolved',
  reported: 'sideReported',
  silent: 'sideSilent',
};

/** What a focus leads to; null if the report has no such entry. */
export function evidenceOf(index: ReportIndex, focus: Focus, speaker: Speaker): EvidenceList | null {
  const { say } = speaker;
  const { evidence, analysis, answer } = index.report;
  const { id } = focus;
  switch (focus.kind) {
    case 'claim':
      return ofClaim(index, focus, speaker);
    case 'camp':
      return ofCamp(index, id, speaker);
    case 'option':
      return ofOption(index, id, speaker);
    case 'case': {
      const found = evidence?.cases.find(({ case_id: each }) => each === id);
      return found ? list(caseTitle(found, speaker), say('aboutCase'), found) : null;
    }
    case 'figure':
      return ofFigure(index, id, speaker);
    case 'insight': {
      const found = analysis?.minority_insights.find(({ insight_id: each }) => each === id);
      if (!found) return null;
      const about = say(found.stance === 'oppose' ? 'aboutDissent' : 'aboutSayers');
      const spans = spansOfClaims(index, found.related_claim_ids);
      return list(found.insight, about, { model_ids: found.supporting_model_ids, evidence_spans: spans });
    }
    case 'uncertainty': {
      const found = analysis?.uncertainties.find(({ uncertainty_id: each }) => each === id);
      const models = { model_ids: found?.raised_by_model_ids ?? [], evidence_spans: [] };
      return found ? list(found.description, say('aboutRaisers'), models) : null;
    }
    case 'source': {
      const spans = answer?.sources[id - 1]?.evidence_spans;
      const models = [...new Set(spans?.map(({ model_id: each }) => each))];
      const about = say('aboutSource');
      return spans ? list(say('sourceTitle'), about, { model_ids: models, evidence_spans: spans }) : null;
    }
    default:
      return ofModels(index, focus, speaker);
  }
}

interface Listed {
  readonly model_ids: readonly string[];
  readonly evidence_spans: readonly (Span & { readonly model_id: string })[];
}

function ofClaim(index: ReportIndex, { id, side }: Focus, { say }: Speaker): EvidenceList | null {
  const claim = index.claims.get(id);
  if (!claim) return null;
  const spans = [...claim.evidence_spans, ...(claim.reported_by?.evidence_spans ?? [])];
  const groups = sides
    .filter((each) => side === null || each === side)
    .map((each) => {
      const ids = modelsOn(index, id, each).map((model) => model.id);
      return group(say(sideNames[each]), { model_ids: ids, evidence_spans: spans }, each);
    })
    .filter(({ witnesses }) => witnesses.length > 0);
  return { title: claim.statement, about: say('claimId', { id }), groups };
}

function ofCamp({ camps }: ReportIndex, id: number, { say }: Speaker): EvidenceList | null {
  const camp = camps.get(id);
  return camp ? list(camp.label, say('aboutCamp', { letter: campLetter(id) }), camp) : null;
}

/**
 * An option of a question that asks for a list: who is for and against it, with the sentences of
 * its claim.
 */
function ofOption(index: ReportIndex, id: number, { say }: Speaker): EvidenceList | null {
  const found = index.report.answer?.ranked_options.find(({ rank }) => rank === id);
  if (!found) return null;
  const claims = found.related_claim_ids.filter((each) => index.claims.get(each)?.option === found.option);
  const spans = spansOfClaims(index, claims);
  const side = (name: string, ids: readonly string[] | undefined, of: Side) =>
    ids && ids.length > 0 ? [group(name, { model_ids: ids, evidence_spans: spans }, of)] : [];
  return {
    title: found.option,
    about: say('options'),
    groups: [
      ...side(say('forIt'), found.for_model_ids, 'support'),
      ...side(say('againstIt'), found.against_model_ids, 'oppose'),
      ...side(say('sideMixed'), mixedOnOption(found, [...index.claims.values()]), 'mixed'),
    ],
  };
}

function ofFigure({ report }: ReportIndex, id: number, speaker: Speaker): EvidenceList | null {
  const found = report.evidence?.quantities.find(({ quantity_id: each }) => each === id);
  if (!found) return null;
  const { what, unit, evidence_spans: spans } = found;
  const one = list(what, speaker.say('figures'), found);
  const given = new Map(spans.map(({ model_id: model, low, high }) => [model, { low, high }]));
  const witnesses = one.groups
    .flatMap((each) => each.witnesses)
    .sort((a, b) => (given.get(a.modelId)?.low ?? 0) - (given.get(b.modelId)?.low ?? 0))
    .map((witness) => ({ ...witness, note: rangeText(given.get(witness.modelId), unit, speaker) }));
  return { ...one, groups: [{ name: '', side: null, witnesses }] };
}

function ofModels({ report, models }: ReportIndex, { kind }: Focus, { say }: Speaker): EvidenceList | null {
  const of = (ids: readonly string[]): Listed => ({ model_ids: ids, evidence_spans: [] });
  const inPart = [...models.values()].filter(({ part }) => part === kind).map(({ id }) => id);
  switch (kind) {
    case 'depends':
      return list(say('itDepends'), say('dependsTitle'), {
        model_ids: report.answer?.it_depends?.model_ids ?? [],
        evidence_spans: (report.evidence?.cases ?? []).flatMap(({ evidence_spans: spans }) => spans),
      });
    case 'unclassified':
      return list(say('noSideTaken'), say('positions'), of(report.evidence?.unclassified_model_ids ?? []));
    case 'included':
    case 'failed':
    case 'excluded':
      return list(say(kind), say('whoAnswered'), of(inPart));
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

function rangeText(
  range: { low: number; high: number } | undefined,
  unit: string,
  { figures }: Speaker,
): string {
  if (!range) return '';
  const { low, high } = range;
  const short = shortenedBetween(low, high);
  return figures.range(short(low), short(high), unit);
}

function caseTitle(
  { case: when, option }: { readonly case: string; readonly option: string | null },
  { say }: Speaker,
): string {
  return option === null ? say('dependsOn', { case: when }) : say('ifCase', { case: when, option });
}
