import type { Report } from '../../../src/report/schema/report.ts';
import type { PlantedPanel } from '../../../src/stages/play/truth.ts';

/** Faults that no error of a synthesizer may cause. All must be 0. */
export interface Faults {
  /** Spans that are not within the stored text, or contain no word. */
  readonly ungroundedSpans: number;
  /** Counts and shares that are not those of their sets, sets that overlap, stances without their span. */
  readonly wrongCounts: number;
  /** Ids that refer to nothing. */
  readonly danglingIds: number;
  /** Texts of the report with more than twelve words in a row of an answer, an unfilled slot, or a planted instruction's word. */
  readonly leakedTexts: number;
}

/** Counts faults from the report and the answers alone, sharing no code with the service. */
export function faultsOf(report: Report, panel: PlantedPanel): Faults {
  return {
    ungroundedSpans: ungroundedSpans(report, panel),
    wrongCounts: wrongCounts(report),
    danglingIds: danglingIds(report, panel),
    leakedTexts: leakedTexts(report, panel),
  };
}

function ungroundedSpans({ evidence }: Report, { answers }: PlantedPanel): number {
  const texts = new Map(answers.map(({ modelId, text }) => [modelId, Array.from(text)]));
  const spans = [...(evidence?.claims ?? []), ...(evidence?.camps ?? [])].flatMap(
    (each) => each.evidence_spans,
  );
  return spans.filter(({ model_id, offset, length }) => {
    const words = (texts.get(model_id) ?? []).slice(offset, offset + length);
    return words.length !== length || !/[\p{L}\p{N}]/u.test(words.join(''));
  }).length;
}

function wrongCounts({ evidence, research_record: record }: Report): number {
  const included = record?.research_snapshot?.included_in_synthesis ?? 0;
  let wrong = 0;
  const expect = (is: unknown, should: unknown) => {
    if (is !== should) wrong++;
  };
  for (const claim of evidence?.claims ?? []) {
    const sets = [claim.supporting_model_ids, claim.opposing_model_ids, claim.mixed_or_uncertain_model_ids];
    const all = sets.flat();
    const counts = [claim.supporting_count, claim.opposing_count, claim.mixed_or_uncertain_count];
    const shares = [
      claim.support_share_of_addressed,
      claim.oppose_share_of_addressed,
      claim.mixed_share_of_addressed,
    ];
    sets.forEach(({ length }, index) => {
      expect(counts[index], length);
      expect(shares[index], all.length === 0 ? null : rounded(length / all.length));
    });
    const { unresolved_model_ids: unresolved } = claim;
    expect(claim.unresolved_count, unresolved.length);
    expect(new Set([...all, ...unresolved]).size, all.length + unresolved.length);
    expect(claim.addressed_count, all.length);
    expect(claim.not_addressed_count, included - all.length - unresolved.length);
    expect(
      // A model has two spans if two coders found its stance in different places.
      [...new Set(claim.evidence_spans.map(({ model_id }) => model_id))].sort().join(),
      all.sort().join(),
    );
  }
  const members = (evidence?.camps ?? []).flatMap(({ model_ids }) => model_ids);
  expect(new Set(members).size, members.length);
  expect(members.length + (evidence?.unclassified_model_ids.length ?? 0), included);
  for (const camp of evidence?.camps ?? []) {
    expect(camp.model_count, camp.model_ids.length);
    expect(camp.model_share, included === 0 ? null : rounded(camp.model_ids.length / included));
    for (const census of [camp.by_lab, camp.by_country, camp.by_model_family])
      expect(
        (census?.groups ?? []).reduce((sum, { count }) => sum + count, census?.unknown_count ?? 0),
        camp.model_ids.length,
      );
  }
  return wrong;
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function danglingIds(report: Report, { answers }: PlantedPanel): number {
  const { evidence, analysis, answer } = report;
  const models = new Set(answers.map(({ modelId }) => modelId));
  const known: Readonly<Record<string, ReadonlySet<unknown>>> = {
    claim: new Set(evidence?.claims.map(({ claim_id }) => claim_id)),
    camp: new Set(evidence?.camps.map(({ camp_id }) => camp_id)),
    model: models,
  };
  let dangling = 0;
  walk(report, (value, key) => {
    const kind = /(?:^|_)(claim|camp|model)_ids$/.exec(key)?.[1];
    if (kind && !known[kind]?.has(value)) dangling++;
  });
  const primary = answer?.primary_disagreement_id ?? null;
  const notable = answer?.notable_minority_insight_id ?? null;
  if (primary !== null && !analysis?.disagreements.some((each) => each.disagreement_id === primary))
    dangling++;
  if (notable !== null && !analysis?.minority_insights.some((each) => each.insight_id === notable))
    dangling++;
  return dangling;
}

/** Calls back with every value that is not an object, and the key of the value or of its list. */
function walk(value: unknown, visit: (value: unknown, key: string) => void, key = ''): void {
  if (Array.isArray(value)) for (const part of value) walk(part, visit, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) walk(part, visit, name);
  else visit(value, key);
}

const copiedRun = 13;

/** Kept, because a panel is synthesised repeatedly. */
const runsOfPanel = new WeakMap<PlantedPanel['answers'], ReadonlySet<string>>();

function copiedRuns(answers: PlantedPanel['answers']): ReadonlySet<string> {
  const runs = runsOfPanel.get(answers) ?? new Set(answers.flatMap(({ text }) => runsOf(text)));
  runsOfPanel.set(answers, runs);
  return runs;
}

function leakedTexts(report: Report, { answers, canaries, question }: PlantedPanel): number {
  const own = new Set(runsOf(question));
  const copied = copiedRuns(answers);
  const { answer, evidence, analysis } = report;
  let leaked = 0;
  walk({ answer, evidence, analysis }, (value) => {
    if (typeof value !== 'string') return;
    const copies = runsOf(value).some((run) => copied.has(run) && !own.has(run));
    if (copies || /\{\{|\}\}/.test(value) || canaries.some((word) => value.includes(word))) leaked++;
  });
  return leaked;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(copiedRun - 1).map((_, at) => words.slice(at, at + copiedRun).join(' '));
}
