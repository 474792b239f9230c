import type { Degradation } from '../../findings/findings.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { ConditionName, Conditions } from '../schema/parts/control-counts.ts';
import {
  blindSynthesis,
  computedNumbers,
  equalLabWeight,
  fencedResponses,
  groundedStances,
  noOriginalText,
  rareClaims,
} from './by-code.ts';
import { panelCalls } from './calls/panel-calls.ts';
import { synthesisCalls } from './calls/synthesis-calls.ts';
import type { Beside, Control, CountedControl, GivenCounts, Listed, Paragraph } from './common/control.ts';
import { coverage } from './coverage.ts';
import { grouping } from './grouping.ts';
import { panel } from './panel.ts';
import { prose } from './prose.ts';
import { twoReadings } from './readings/two-readings.ts';
import { simulatedAnswers } from './simulated.ts';
import { synthesis } from './synthesis.ts';
import { withheldEntries } from './withheld.ts';

/**
 * All controls, in the order of their sentences within a paragraph and of their entries in
 * `errors`.
 */
export const controls = [
  simulatedAnswers,
  panelCalls,
  synthesisCalls,
  panel,
  blindSynthesis,
  fencedResponses,
  groundedStances,
  synthesis,
  coverage,
  grouping,
  twoReadings,
  computedNumbers,
  prose,
  withheldEntries,
  equalLabWeight,
  rareClaims,
  noOriginalText,
] as const;

type AnyControl = Control<unknown> & Partial<Pick<CountedControl<ConditionName>, 'member' | 'counts'>>;

// The compiler cannot tell that each control is given the counts of its own place.
const all = controls as readonly unknown[] as readonly AnyControl[];

export function conditionsOf(given: GivenCounts): Conditions {
  return Object.fromEntries(
    all.flatMap(({ member, counts }) => (member && counts ? [[member, counts(given)]] : [])),
  ) as Conditions;
}

export function warningsOf(conditions: Conditions, beside: Beside): Degradation[] {
  return withCounts(conditions).flatMap(({ control, counts }) =>
    Object.entries(control.warnings ?? {}).flatMap(([code, messages]) =>
      messages(counts, beside).map((message) => ({ code, message })),
    ),
  );
}

export function controlSentences(paragraph: Paragraph, conditions: Conditions, beside: Beside): string[] {
  return withCounts(conditions).flatMap(
    ({ control, counts }) => control.sentences?.[paragraph]?.(counts, beside) ?? [],
  );
}

export function listedControls(): Listed[] {
  return all.flatMap(({ listed }) => (listed ? [{ ...listed }] : []));
}

/** Every model that extracted, grouped, labelled, wrote or read what was written. */
export function instrumentsOf(conditions: Conditions): string[] {
  return uniqueSorted(
    withCounts(conditions).flatMap(({ control, counts }) => control.instruments?.(counts) ?? []),
  );
}

/** Each control with its counts; those of a control without any are undefined. */
export function withCounts(
  conditions: Conditions,
): { readonly control: AnyControl; readonly counts: unknown }[] {
  const byMember: Readonly<Record<string, unknown>> = conditions;
  return all.map((control) => ({
    control,
    counts: control.member === undefined ? undefined : byMember[control.member],
  }));
}
