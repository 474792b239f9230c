import { stages } from '../../domain/run/stages.ts';
import type { Beside } from '../controls/common/control.ts';
import { controlSentences, instrumentsOf, listedControls } from '../controls/controls.ts';
import { withoutFollowing } from '../controls/readings/stated-readings.ts';
import { paragraphs } from '../prose/wording.ts';
import { lean } from '../schema/lean.ts';
import type { UnsignedMethodology } from '../schema/methodology.ts';
import { type Conditions, conditionsSchema } from '../schema/parts/control-counts.ts';
import { type CollectedIn, evidenceCollection } from './collection.ts';

/**
 * How this report was made: the configuration of this run, and the results of its checks (R-R11).
 */
export function methodology(run: CollectedIn, conditions: Conditions, beside: Beside): UnsignedMethodology {
  return {
    evidence_collection: evidenceCollection(run, conditions, beside),
    synthesis_and_audit: paragraphs(
      synthesisParagraphs.map((paragraph) => controlSentences(paragraph, conditions, beside)),
    ),
    ...unchanging,
    controlled_inference: {
      title: unchangingInference.title,
      body: controlSentences('inference', conditions, beside).join(' '),
      why_this_matters: unchangingInference.why_this_matters,
      conditions: statedOf(conditions, beside),
      instrument_labels: instrumentsOf(conditions),
    },
  };
}

const synthesisParagraphs = ['claims', 'grouping', 'readings', 'sections'] as const;

/** As a report states them: without what says nothing, or follows from its claims. */
export function statedOf(conditions: Conditions, { tables }: Beside) {
  const { reliability } = conditions;
  const readings = withoutFollowing(reliability.readings, tables.claims);
  return lean(conditionsSchema, { ...conditions, reliability: { ...reliability, readings } });
}

/** The parts of a methodology that are the same in every report. */
export const unchanging = {
  stages: Object.entries(stages).map(([key, label], i) => ({ order: i + 1, key, label })),
  controls: listedControls(),
};

export const unchangingInference = {
  title: 'Controlled inference',
  why_this_matters:
    'Agreement among models of one panel under the same conditions is a finding about that panel. It is not a poll of people and no proof that a claim is true.',
};
