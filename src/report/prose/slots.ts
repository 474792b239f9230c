import type { CampTally } from '../count/camps.ts';
import { type ClaimTally, shareOf } from '../count/claims.ts';
import { percent, quantifierOf } from './quantifiers.ts';
import { startsSentence } from './sentence-start.ts';

/** What each slot of this run renders as, by its name: `C3.supporting_count` → `12`. A slot not in it does not exist. */
export type SlotValues = ReadonlyMap<string, string>;

const slotPattern = /\{\{([^{}]*)\}\}/g;

/** The values of all slots: of each claim, of each camp that has members, and of the panel. */
export function slotValues(
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
  panel: { readonly included: number; readonly invited: number },
): SlotValues {
  return new Map([
    ...claims.flatMap(claimSlots),
    ...camps.flatMap(campSlots),
    ['panel.included', String(panel.included)] as const,
    ['panel.invited', String(panel.invited)] as const,
  ]);
}

/** The names of the slots in a text, in order, well-formed or not in the values. */
export function slotNames(text: string): string[] {
  return [...text.matchAll(slotPattern)].map(([, name = '']) => name.trim());
}

/** What is wrong with the slots of a text, as sentences for the writer; empty when nothing is. */
export function slotProblems(text: string, values: SlotValues): string[] {
  const problems = slotNames(text)
    .filter((name) => !values.has(name))
    .map((name) => `there is no slot {{${name}}}; use the listed fields and the ids of the tables`);
  if (/[{}]{2}/.test(withoutSlots(text))) problems.push('double braces stand only around a slot');
  return problems;
}

/** The text with every slot replaced by a sign that is neither word nor number, for the checks of the prose. */
export function withoutSlots(text: string): string {
  return text.replace(slotPattern, '§');
}

/** The text with its values. At the start of a sentence a word gets its capital. */
export function fillSlots(text: string, values: SlotValues): string {
  return text.replace(slotPattern, (slot, name: string, at: number) => {
    const value = values.get(name.trim()) ?? slot;
    return startsSentence(text, at) ? capitalised(value) : value;
  });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function claimSlots({ claim, supporting, opposing, mixed, addressedCount }: ClaimTally): [string, string][] {
  const id = `C${claim.claimId}`;
  const slots: [string, string][] = [
    [`${id}.supporting_count`, String(supporting.length)],
    [`${id}.opposing_count`, String(opposing.length)],
    [`${id}.mixed_count`, String(mixed.length)],
    [`${id}.addressed_count`, String(addressedCount)],
  ];
  // Nobody addressed it: there is no share and nothing to quantify, so these two slots do not exist.
  if (addressedCount === 0) return slots;
  slots.push([`${id}.support_share`, percent(shareOf(supporting.length, addressedCount))]);
  slots.push([`${id}.quantifier`, quantifierOf(supporting.length, addressedCount)]);
  return slots;
}

function campSlots({ camp, members, eligibleCount }: CampTally): [string, string][] {
  const id = `K${camp.campId}`;
  return [
    [`${id}.model_count`, String(members.length)],
    [`${id}.model_share`, percent(shareOf(members.length, eligibleCount))],
    [`${id}.quantifier`, quantifierOf(members.length, eligibleCount)],
  ];
}
