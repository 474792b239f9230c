import type { SectionReading } from '../../../findings/drafts.ts';
import type { SynthesisCall } from '../../../findings/facts.ts';
import type { Regrouping } from '../../../findings/findings.ts';
import type { TwiceExtracted } from '../../../findings/missed.ts';
import type { CollectionTold } from '../../../report/record/collection.ts';
import type { InferenceTold } from '../../../report/record/inference.ts';
import type { CallTally } from '../../../report/record/statements/calls.ts';
import { panelNotice, synthesisNotice } from '../../../report/record/statements/simulated.ts';
import type { SynthesisTold } from '../../../report/record/synthesis.ts';
import type { Report } from '../../../report/schema/report.ts';
import type { Conditions } from '../../material/conditions-shape.ts';
import type { Rebuilt } from '../../material/rebuild.ts';

// What the methodology tells, from the counts that the report gives beside its sentences.

/** What a sentence states and no count gives: each is filled with a number that the sentence itself states. */
export interface Unstated {
  readonly calls: number;
  readonly toolsOffered: number;
  readonly cited: number;
  readonly late: number;
}

export function collectionTold(
  report: Report,
  { panel_calls: calls }: Conditions,
  { findings, tables }: Rebuilt,
  unstated: Unstated,
): CollectionTold {
  const { panel } = tables;
  return {
    notice: panelNotice(findings),
    panelId: String(report.research_record?.panel?.panel_id),
    verdict: report.status,
    calls: tallyOf(calls, { ...unstated, calls: panel.included.length + panel.excluded.length }),
    substituted: calls.substituted,
    late: unstated.late,
  };
}

export function inferenceTold({ synthesis_calls: calls }: Conditions, unstated: Unstated): InferenceTold {
  return {
    stages: calls.by_stage,
    synthesizers: calls.synthesizers,
    notice: synthesisNotice(simulatedCalls(calls.simulated, unstated.calls)),
    calls: tallyOf(calls, unstated),
  };
}

/** As many calls as there were, of which nothing else is known. */
export function simulatedCalls(simulated: number, all: number): readonly SynthesisCall[] {
  return listOf(all, (at) => ({
    sent: { temperature: null, tools: false, reasoning: 'unset' },
    seen: { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 },
    simulated: at < simulated,
    servedModel: null,
  }));
}

function tallyOf(
  calls: Conditions['panel_calls'] | Conditions['synthesis_calls'],
  unstated: Unstated,
): CallTally {
  const { temperature } = calls;
  return {
    calls: unstated.calls,
    toolsOffered: calls.tools ? unstated.toolsOffered : 0,
    toolCalls: calls.tool_calls_seen,
    cited: calls.browsing ? unstated.cited : 0,
    reasoningOff: calls.reasoning_switched_off,
    reasoned: calls.reasoning_seen,
    reasoningTokens: calls.reasoning_tokens,
    reasoningUnknown: calls.reasoning_unknown,
    temperatures: temperaturesOf(temperature),
  };
}

function temperaturesOf(stated: number | string | null): (number | null)[] {
  if (typeof stated === 'number') return [stated];
  if (stated === null) return [];
  return stated === 'mixed' ? [0, 1] : [null];
}

export function synthesisTold({ audit, coverage, regrouping, missed, prose }: Conditions): SynthesisTold {
  return {
    auditCounts: {
      evidenceFound: audit.evidence_found,
      evidenceDropped: audit.evidence_dropped,
      claimsProposed: audit.claims_proposed,
      callsReasked: audit.calls_reasked,
      callsHandedOver: audit.calls_handed_over,
      callsGivenUp: audit.calls_given_up,
    },
    coverage: {
      statements: coverage.statements,
      covered: coverage.statements_covered,
      weightShare: coverage.weight_covered_share,
    },
    regrouping: regroupingOf(regrouping),
    selection: {
      labelled: audit.claims_labelled,
      unmade: audit.claims_left_out_unmade,
      repeated: listOf(audit.claims_left_out_repeated, () => 0),
    },
    twiceExtracted: missed && twiceOf(missed),
    readings: readingsOf(prose),
  };
}

export function twiceOf(told: NonNullable<Conditions['missed']>): TwiceExtracted {
  return {
    responses: told.responses_extracted_twice,
    first: told.statements_of_first,
    second: told.statements_of_second,
    both: told.statements_of_both,
  };
}

/** Who read which section, and what was left out of it: only the operator has the calls. */
export function readingsOf({ sections }: Conditions['prose']): SectionReading[] {
  return sections.map(({ section, reader, sentences, sentences_asked_again, sentences_left_out }) => ({
    section,
    reader,
    sentences,
    askedAgain: sentences_asked_again,
    leftOut: sentences_left_out,
  }));
}

function regroupingOf(told: Conditions['regrouping']): Regrouping {
  return {
    by: told.asked,
    batches: told.lists,
    twice: told.lists_grouped_twice,
    differing: told.pairs_in_doubt,
    changed: told.pairs_changed,
    unanswered: told.pairs_unanswered,
    opposites: {
      pairs: told.opposite_pairs,
      parted: told.opposite_pairs_parted,
      unanswered: told.opposite_pairs_unanswered,
    },
  };
}

/** More than any run has; a report may state any count. */
const most = 100_000;

function listOf<Entry>(count: number, entry: (at: number) => Entry): Entry[] {
  return Array.from({ length: atMost(count) }, (_, at) => entry(at));
}

function atMost(count: number): number {
  return Math.min(count, most);
}
