import type { SynthesisCall } from '../../findings/facts.ts';
import type { Resolved } from '../../findings/findings.ts';
import type { CollectionTold, InferenceTold, SynthesisTold } from '../../report/record/methodology.ts';
import type { CallTally } from '../../report/record/statements/calls.ts';
import { panelNotice, synthesisNotice } from '../../report/record/statements/simulated.ts';
import type { Report } from '../../report/schema/report.ts';
import type { Conditions } from '../material/conditions-shape.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { codingOf } from './reliability.ts';

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
  const unknown = calls.calls_not_recorded;
  return {
    calls: unstated.calls,
    unknown,
    toolsOffered: calls.tools ? unstated.toolsOffered : 0,
    toolCalls: calls.tool_calls_seen,
    cited: calls.browsing ? unstated.cited : 0,
    reasoningOff: calls.reasoning_switched_off,
    reasoned: calls.reasoning_seen,
    reasoningTokens: calls.reasoning_tokens,
    reasoningUnknown: calls.reasoning_unknown - unknown,
    temperatures: temperaturesOf(temperature),
  };
}

function temperaturesOf(stated: number | string | null): (number | null)[] {
  if (typeof stated === 'number') return [stated];
  if (stated === null) return [];
  return stated === 'mixed' ? [0, 1] : [null];
}

export function synthesisTold(report: Report, conditions: Conditions): SynthesisTold {
  const { audit, coverage, regrouping, cross_check: crossed, trials, asked_again: asked } = conditions;
  return {
    auditCounts: {
      evidenceFound: audit.evidence_found,
      evidenceDropped: audit.evidence_dropped,
      claimsProposed: audit.claims_proposed,
      callsReasked: audit.calls_reasked,
      callsHandedOver: audit.calls_handed_over,
      callsGivenUp: audit.calls_given_up,
    },
    ...(coverage ? { coverage: coverageOf(coverage) } : {}),
    ...(regrouping ? { regrouping: regroupingOf(regrouping) } : {}),
    secondCoding: codingOf(report),
    selection: {
      labelled: audit.claims_labelled,
      unmade: audit.claims_left_out_unmade,
      repeated: listOf(audit.claims_left_out_repeated, () => 0),
    },
    crossCheck: crossed && {
      claims: {
        compared: crossed.claims_compared,
        contradicted: crossed.claims_contradicted,
        missed: crossed.claims_missed,
      },
      camps: { compared: crossed.camps_compared, contradicted: crossed.camps_contradicted },
    },
    trials: trialsOf(trials),
    resolved: asked ? resolvedOf(asked) : undefined,
  };
}

function coverageOf(told: NonNullable<Conditions['coverage']>): NonNullable<SynthesisTold['coverage']> {
  return {
    statements: told.statements,
    covered: told.statements_covered,
    weightShare: told.weight_covered_share,
  };
}

function trialsOf(told: Conditions['trials']): SynthesisTold['trials'] {
  return {
    labellings: told.labellings,
    own: {
      set: told.own_claims_set,
      failedAtFirst: told.own_claims_failed_at_first,
      failedAgain: told.own_claims_failed_again,
    },
    foreign: {
      set: told.foreign_claims_set,
      failedAtFirst: told.foreign_claims_failed_at_first,
      failedAgain: told.foreign_claims_failed_again,
    },
    failed: told.labellings_failed,
    replaced: told.labellings_replaced,
    doubtful: told.labellings_in_doubt,
    leftOut: told.labellings_left_out,
  };
}

function regroupingOf(told: NonNullable<Conditions['regrouping']>): NonNullable<SynthesisTold['regrouping']> {
  const { opposite_pairs: pairs } = told;
  return {
    by: told.asked,
    batches: told.lists,
    twice: told.lists_grouped_twice,
    differing: told.pairs_in_doubt,
    changed: told.pairs_changed,
    unanswered: told.pairs_unanswered,
    ...(pairs === undefined
      ? {}
      : {
          opposites: {
            pairs,
            parted: told.opposite_pairs_parted ?? 0,
            unanswered: told.opposite_pairs_unanswered ?? 0,
          },
        }),
  };
}

/** As many entries as there were, so that the sentences count them: nothing else of them is known. */
function resolvedOf(told: NonNullable<Conditions['asked_again']>): Resolved {
  return {
    by: told.asked,
    stances: listOf(told.stances, (at) => ({
      ...entryOf(at, told.stances_changed, told.stances_unanswered, told.stances_undecided),
      onceMore: at < told.stances_asked_once_more ? 'asked' : undefined,
    })),
    camps: listOf(told.camps, (at) =>
      entryOf(at, told.camps_changed, told.camps_unanswered, told.camps_undecided),
    ),
    caveats: listOf(told.caveats, (at) => ({
      outcome: caveatOutcome(at - told.caveats_changed, told.caveats_undecided),
      again: at < told.caveats_unanswered ? undefined : 'asked',
    })),
  } as unknown as Resolved;
}

/** Those on the other side come first, then those on no side. */
function caveatOutcome(at: number, undecided: number): 'support' | 'oppose' | null {
  if (at < 0) return 'support';
  return at < undecided ? null : 'oppose';
}

function entryOf(at: number, changed: number, unanswered: number, undecided: number) {
  return {
    labelled: [''],
    outcome: at < changed ? 'another' : '',
    again: at < unanswered ? undefined : 'asked',
    decided: at < unanswered || at >= unanswered + undecided,
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
