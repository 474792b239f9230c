import { modelNames } from '../../domain/catalogue/model-names.ts';
import { withReportedClaims } from '../../findings/claims/reported-claims.ts';
import type { Findings, MergedClaim, ResponseLabels, Span } from '../../findings/findings.ts';
import { detailsThatCount } from '../../findings/readings/details.ts';
import { withBelievedLabels } from '../../findings/readings/labellings.ts';
import { type Excerpt, joinedPart } from '../../findings/spans.ts';
import { countPanel } from '../../report/count/panel.ts';
import { presentEvidence } from '../../report/prose/presentable.ts';
import { excerptWords } from '../../report/tables/passages.ts';
import { charactersFor, type ShownResponse, shownSentences } from '../../report/tables/shown-responses.ts';
import { tablesFrom } from '../../report/tables/tables.ts';
import { characterCount, makeSlicer } from '../../text/code-points.ts';
import { openCopyIndex } from '../../text/copy-index.ts';
import { languageOf } from '../../text/language/language-of.ts';
import { byCodePoint } from '../../text/order.ts';
import type { JobContext, StoredText } from '../job/job.ts';
import type { Tabulated } from '../job/kept.ts';
import type { CaseGroups } from '../select/cases.ts';
import type { QuantityGroups } from '../select/quantities.ts';
import type { EvidenceInput, PackedEvidence } from './evidence-input.ts';
import { shownOfResponse } from './shown-sentences.ts';

/**
 * The findings and tables of a run. Its texts are read one by one, and not at all where the thread
 * has kept the result: they do not change, and the run's seed is part of the evidence.
 */
export async function tabulatedRun(
  { json, textCharacters }: PackedEvidence,
  { texts, kept }: JobContext,
): Promise<Tabulated> {
  return await kept.tabulated(json, textCharacters, async () => {
    const evidence = JSON.parse(json) as EvidenceInput;
    const { seed, day } = evidence;
    const { question } = evidence.findings;
    const copies = openCopyIndex(textCharacters, [question]);
    const lengths = new Map<string, number>();
    const labels = new Map(evidence.findings.labels.map((own) => [own.modelId, own]));
    const { figures, others } = spansBeside(evidence);
    const names = modelNames(evidence.findings.models);
    const excerpts = new Map<string, Excerpt>();
    const aliasOf = new Map(evidence.aliases.map(({ modelId, alias }) => [modelId, alias]));
    const responses: ShownResponse[] = [];
    for await (const { modelId, text } of texts) {
      copies.add(text);
      const own = labels.get(modelId);
      lengths.set(modelId, characterCount(text));
      if (!own) continue;
      const joined = withJoinedPlaces(own, text);
      labels.set(modelId, joined);
      const masked = kept.normalised({ text, names, question });
      if (masked.kind !== 'answer') continue;
      const quotable = [...labelledSpans(joined), ...(figures.get(modelId) ?? [])];
      for (const [key, excerpt] of excerptsOf(modelId, quotable, text, masked.masked))
        excerpts.set(key, excerpt);
      const spans = [...quotable, ...(others.get(modelId) ?? [])];
      const sentences = shownOfResponse(modelId, masked.masked, charactersFor(labels.size), spans);
      responses.push({ alias: aliasOf.get(modelId) ?? '', sentences });
    }
    const read = { ...evidence, findings: { ...evidence.findings, labels: [...labels.values()] } };
    const findings = withReportedClaims(withBelievedLabels(findingsOf(read)));
    const excerptOf = (modelId: string, span: Span) => excerpts.get(keyOf(modelId, span)) ?? null;
    const shown = shownSentences(responses.sort((a, b) => byCodePoint(a.alias, b.alias)));
    const known = { copies, language: languageOf(question), lengths, excerptOf, shown };
    return {
      seed,
      day,
      findings,
      tables: tablesFrom(findings, presentEvidence(findings, known), known),
      lengths,
    };
  });
}

/** The spans of figures, of which rows show words, and of cases and extracted claims, by model. */
function spansBeside({ aliases, extracted, selected }: EvidenceInput) {
  const modelOf = modelsByAlias(aliases);
  const byModel = (found: readonly { readonly alias: string; readonly span: Span }[]) => {
    const own = Map.groupBy(found, ({ alias }) => modelOf.get(alias));
    return new Map([...own].map(([modelId, all]) => [modelId, all.map(({ span }) => span)]));
  };
  const { quantities, cases } = selected;
  const holders = cases.groups.flatMap((each) => each.holders);
  return {
    figures: byModel(quantities.groups.flatMap(({ values }) => values)),
    others: byModel([...holders, ...extracted]),
  };
}

function labelledSpans({ stances, camp }: ResponseLabels): Span[] {
  const places = stances.flatMap(({ span, otherSpan }) => (otherSpan ? [span, otherSpan] : [span]));
  return camp ? [...places, camp.span] : places;
}

/** The words of all spans of one response, by `keyOf`. */
function excerptsOf(
  modelId: string,
  spans: readonly Span[],
  text: string,
  masked: string,
): ReadonlyMap<string, Excerpt> {
  const [stored, shown] = [makeSlicer(text), makeSlicer(masked)];
  return new Map(
    spans.map((span) => [
      keyOf(modelId, span),
      { words: excerptWords(stored, span), shown: excerptWords(shown, span) },
    ]),
  );
}

function keyOf(modelId: string, { offset, length }: Span): string {
  return `${modelId} ${offset} ${length}`;
}

/**
 * Neighbouring places in which two synthesizers found the same stance are one passage: it holds
 * what either meant.
 */
function withJoinedPlaces(labels: ResponseLabels, text: string): ResponseLabels {
  if (labels.stances.every(({ otherSpan }) => otherSpan === undefined)) return labels;
  const wordsAt = makeSlicer(text);
  const stances = labels.stances.map(({ otherSpan, ...stance }) => {
    const joined = otherSpan ? joinedPart(wordsAt, stance.span, otherSpan) : null;
    if (joined) return { ...stance, span: joined };
    return { ...stance, ...(otherSpan ? { otherSpan } : {}) };
  });
  return { ...labels, stances };
}

/** The same with the texts, which a report quotes and digests. */
export async function tabulatedWithTexts(
  evidence: PackedEvidence,
  { texts, kept }: JobContext,
): Promise<Pick<Tabulated, 'findings' | 'tables'>> {
  const textOf = await byModel(texts);
  const stored = textOf.entries().map(([modelId, text]) => ({ modelId, text }));
  const { findings, tables, lengths } = await tabulatedRun(evidence, { texts: eachOf(stored), kept });
  const whole: Findings = {
    ...findings,
    models: findings.models.map((model) => ({ ...model, text: textOf.get(model.modelId) ?? null })),
  };
  return { findings: whole, tables: { ...tables, panel: countPanel(whole, lengths) } };
}

/**
 * The findings about all claims that were labelled, without the texts, and with the models behind
 * the aliases.
 */
function findingsOf({ aliases, findings, selected }: EvidenceInput): Findings {
  const modelOf = modelsByAlias(aliases);
  const counts = detailsThatCount(findings.crossCheck.details);
  return {
    ...findings,
    uncertaintyNotes: selected.uncertainties.map(({ aliases: named, ...note }) => ({
      ...note,
      modelIds: named.flatMap((alias) => modelOf.get(alias) ?? []),
    })),
    ...quantitiesBy(selected.quantities, modelOf, counts),
    ...casesBy(selected.cases, modelOf, counts),
    extracted: extractedBy(selected.made, modelOf),
  };
}

/**
 * Those of most models first. What only one response is found to give, beside the question, is left
 * out, as in the selection.
 */
function quantitiesBy(
  { groups, leftOut }: QuantityGroups,
  modelOf: ReadonlyMap<string, string>,
  counts: ReturnType<typeof detailsThatCount>,
): Pick<Findings, 'quantities' | 'quantitiesLeftOut'> {
  const kept = groups
    .map(({ values, ...quantity }, group) => ({
      ...quantity,
      values: values.flatMap(({ alias, isAnswer: _, ...value }) => {
        const modelId = modelOf.get(alias);
        const isKept = modelId !== undefined && counts({ kind: 'figure', group, modelId });
        return isKept ? [{ modelId, ...value }] : [];
      }),
    }))
    .filter(({ answersQuestion, values }) => values.length > (answersQuestion ? 0 : 1))
    .sort(
      (a, b) => Number(b.answersQuestion) - Number(a.answersQuestion) || b.values.length - a.values.length,
    );
  return { quantities: kept, quantitiesLeftOut: leftOut + groups.length - kept.length };
}

function casesBy(
  { groups, leftOut }: CaseGroups,
  modelOf: ReadonlyMap<string, string>,
  counts: ReturnType<typeof detailsThatCount>,
): Pick<Findings, 'cases' | 'casesLeftOut'> {
  return {
    cases: groups
      .map(({ holders, ...each }, group) => ({
        ...each,
        holders: holders.flatMap(({ alias, span }) => {
          const modelId = modelOf.get(alias);
          const isKept = modelId !== undefined && counts({ kind: 'case', group, modelId });
          return isKept ? [{ modelId, span }] : [];
        }),
      }))
      .sort((a, b) => b.holders.length - a.holders.length),
    casesLeftOut: leftOut,
  };
}

function extractedBy(
  made: EvidenceInput['selected']['made'],
  modelOf: ReadonlyMap<string, string>,
): MergedClaim[] {
  return made.map(({ alias, hasCaveat: _, ...claim }) => ({ ...claim, modelId: modelOf.get(alias) ?? '' }));
}

async function* eachOf(texts: Iterable<StoredText>): AsyncGenerator<StoredText> {
  yield* texts;
}

async function byModel(texts: AsyncIterable<StoredText>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { modelId, text } of texts) found.set(modelId, text);
  return found;
}

function modelsByAlias(aliases: EvidenceInput['aliases']): ReadonlyMap<string, string> {
  return new Map(aliases.map(({ modelId, alias }) => [alias, modelId]));
}
