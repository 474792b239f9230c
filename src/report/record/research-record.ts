import type { ReportFacts } from '../../findings/facts.ts';
import type { FactModel } from '../../findings/findings.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { shortDigestOf } from '../../text/digest.ts';
import { isSubstituted } from '../controls/calls/substituted.ts';
import { opinionsView } from '../count/labs.ts';

import { printableText, tidyLine } from '../prose/presentable.ts';
import type { Lab, ResearchRecord } from '../schema/parts/record.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The models that were asked, answered and counted, and the tokens used, from the panel rows
 * (R-R06).
 */
export function researchRecord(
  facts: ReportFacts,
  { panel, unclassified, labs, copies }: Tables,
): ResearchRecord {
  const { invited, included, failed, excluded } = panel;
  return {
    research_snapshot: {
      invited: invited.length,
      successful: included.length + excluded.length,
      failed: failed.length,
      excluded: excluded.length,
      included_in_synthesis: included.length,
      unclassified: unclassified.length,
      ...opinionsView(labs.opinions()),
    },
    panel: { panel_id: facts.run.panel, models: invited.map(panelModel) },
    provenance: {
      included: included.map((model) => ({
        ...answerer(model, copies),
        ...textDigest(model),
        ...tokens([model]),
        ...servedBy(model, copies),
      })),
      failed: failed.map((model) => ({
        ...answerer(model, copies),
        status: model.status,
        late_retry: model.lateRetry,
        error: model.failure,
      })),
      excluded: excluded.map(({ model, reason }) => ({
        ...answerer(model, copies),
        reason,
        ...textDigest(model),
        ...tokens([model]),
        ...servedBy(model, copies),
      })),
    },
    generation: {
      run_id: facts.run.runId,
      rerun_id: null,
      generated_at: facts.run.completedAt,
      run_started_at: facts.run.startedAt,
      run_completed_at: facts.run.completedAt,
    },
    // Of the panel. The synthesis is part of the price and not counted here.
    token_usage: tokens(invited),
  };
}

function panelModel(model: FactModel) {
  return {
    model_id: model.modelId,
    display_name: model.displayName,
    lab_origin_country_code: model.countryCode,
    lab_origin_country_name: model.countryName,
    organization_geopolitical_region: model.region,
    model_family: model.family,
    lab: labOf(model),
  };
}

function answerer(model: FactModel, copies: CopyIndex) {
  return {
    model_id: model.modelId,
    display_name: model.displayName,
    lab: labOf(model)?.name ?? null,
    response_id: nameFromOutside(model.responseId, copies),
  };
}

/** Lets a reader of the export verify that these texts were read. */
function textDigest({ text }: FactModel) {
  return { text_digest: shortDigestOf(text ?? '') };
}

/**
 * What differs from an answer of the model that was asked: made by a simulator; the name that the
 * endpoint gave, null if none; another model by that name. The tokens of its reasoning, if told.
 */
function servedBy(model: FactModel, copies: CopyIndex) {
  const servedModel = nameFromOutside(model.servedModel, copies);
  const reasoningTokens = model.call?.seen.reasoningTokens ?? null;
  return {
    ...(model.simulated && { simulated: true as const }),
    ...(servedModel === model.modelId ? {} : { served_model: servedModel }),
    ...(servedModel !== null && isSubstituted(model) && { substituted: true as const }),
    ...(reasoningTokens === null ? {} : { reasoning_tokens: reasoningTokens }),
  };
}

const maxNameCharacters = 200;

/**
 * A name from an endpoint as a report may print it: on one line, without markup (R-H08) and without
 * copied words of a response, for which the report would be rejected (R-S07). Null if nothing is
 * left.
 */
export function nameFromOutside(name: string | null, copies: CopyIndex): string | null {
  if (name === null) return null;
  return printableText(copies, tidyLine(Array.from(name).slice(0, maxNameCharacters).join(''))) || null;
}

function labOf({ labId, labName }: FactModel): Lab | null {
  return labId ? { lab_id: labId, name: labName || labId } : null;
}

/** Sums over the models whose provider reported them; null if none did. */
function tokens(models: readonly FactModel[]) {
  const input = sum(models.map(({ inputTokens }) => inputTokens));
  const output = sum(models.map(({ outputTokens }) => outputTokens));
  return { input_tokens: input, output_tokens: output, total_tokens: sum([input, output]) };
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0);
}
