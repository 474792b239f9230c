import type { CampTally } from '../count/camps.ts';
import { type ClaimTally, shareOf } from '../count/claims.ts';
import { percent, quantifierOf } from './quantifiers.ts';
import { startsSentence } from './sentence-start.ts';
import { counted, joined, quoted } from './wording.ts';

/**
 * The clause of each slot of this run, by its name: `C3.support` → `8 of the 10 models that address claim 3 support it`.
 * Each is a whole clause that says what it counts, so that no words around it can change its meaning (R-R05). Other slots
 * do not exist.
 */
export type SlotValues = ReadonlyMap<string, string>;

const slotPattern = /\{\{([^{}]*)\}\}/g;

/** The clauses of all slots: those of each claim, of each camp that has members, and of the panel. */
export function slotValues(
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
  panel: { readonly included: number; readonly invited: number; readonly unclassified: number },
): SlotValues {
  return new Map([
    ...claims.flatMap(claimSlots),
    ...camps.flatMap(campSlots),
    ['panel.counted', countedClause(panel)] as const,
    ['panel.positions', positionsClause(camps.length, panel.unclassified)] as const,
  ]);
}

/** The names of the slots in a text, in order, whether they exist or not. */
export function slotNames(text: string): string[] {
  return [...text.matchAll(slotPattern)].map(([, name = '']) => name.trim());
}

/** Finds what is wrong with the slots of a text, as sentences for the writer. */
export function slotProblems(text: string, values: SlotValues): string[] {
  const problems = [...text.matchAll(slotPattern)].flatMap(({ 0: slot, 1: inside = '', index }) => {
    const name = inside.trim();
    if (!values.has(name))
      return [`there is no slot {{${name}}}; use the listed fields and the ids of the tables`];
    return standsAlone(text, index, index + slot.length)
      ? []
      : [
          `{{${name}}} is a whole clause; it stands as a sentence of its own, in brackets, or behind a colon or semicolon at the end of a sentence, without other words`,
        ];
  });
  if (/[{}]{2}/.test(withoutSlots(text))) problems.push('double braces stand only around a slot');
  return problems;
}

/** The text with every slot replaced by a character that is neither word nor number, for the checks of prose. */
export function withoutSlots(text: string): string {
  return text.replace(slotPattern, '§');
}

/** The text with clauses in place of slots. At the start of a sentence a clause gets a capital. */
export function fillSlots(text: string, values: SlotValues): string {
  return text.replace(slotPattern, (slot, name: string, at: number) => {
    const value = values.get(name.trim()) ?? slot;
    return startsSentence(text, at) ? capitalised(value) : value;
  });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Our choice: no prose has more white space around a slot. */
const gapMax = 8;

/** Whether a slot has only marks around it, or a conjunction between it and another slot. */
function standsAlone(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  const after = text.slice(end, end + 16);
  const follows = /^,?\s(?:and|but|while)\s\{\{/.test(after);
  if (!follows && !/^\s{0,8}(?:$|[.;)\n])/.test(after)) return false;
  if (/\}\},?\s(?:and|but|while)\s$/.test(before)) return true;
  if (/\($/.test(before)) return follows || after.startsWith(')');
  if (after.startsWith(')')) return /\(/.test(before);
  return /(?:^|[.!?…;:—–\n]["”)]?)\s{0,8}$/.test(at > gapMax * 2 ? before : `\n${before}`);
}

function claimSlots({
  claim,
  supporting,
  opposing,
  mixed,
  addressedCount,
  eligibleCount,
}: ClaimTally): [string, string][] {
  const name = `claim ${claim.claimId}`;
  const id = `C${claim.claimId}`;
  const reach: [string, string] = [`${id}.reach`, told(eligibleCount, '', addressedCount, `address ${name}`)];
  // No response addresses the claim, so there is no other slot.
  if (addressedCount === 0) return [reach];
  const support = supporting.length;
  const those = addressedCount === 1 ? `that addresses ${name}` : `that address ${name}`;
  return [
    reach,
    [`${id}.support`, told(addressedCount, those, support, 'support it')],
    [`${id}.holders`, told(eligibleCount, '', support, `support ${name}`)],
    [`${id}.opposition`, told(addressedCount, those, opposing.length, 'oppose it')],
    [`${id}.balance`, balanceClause(addressedCount, those, [support, opposing.length, mixed.length])],
    [`${id}.in_words`, inWords(addressedCount, those, support, 'support it')],
    [
      `${id}.share`,
      `support for ${name} stands at ${percent(shareOf(support, addressedCount))} of the models that address it`,
    ],
  ];
}

function campSlots({ camp, members, eligibleCount }: CampTally): [string, string][] {
  const id = `K${camp.campId}`;
  const position = `take the position ${quoted(camp.label)}`;
  return [
    [`${id}.support`, told(eligibleCount, '', members.length, position)],
    [`${id}.in_words`, inWords(eligibleCount, '', members.length, position)],
    [`${id}.share`, `${percent(shareOf(members.length, eligibleCount))} of the models ${position}`],
  ];
}

/** "7 of the 12 models that … support it", "none of the 12 models …", "all 12 models …", "the only model …". */
function told(whole: number, those: string, part: number, predicate: string): string {
  const models = those === '' ? 'models' : `models ${those}`;
  const verb = predicateOf(part, predicate);
  if (whole === 1)
    return `the only model${those === '' ? '' : ` ${those}`} ${part === 1 ? verb : `does not ${predicate}`}`;
  if (part === 0) return `none of the ${whole} ${models} ${verb}`;
  if (part === 2 && whole === 2) return `both ${models} ${verb}`;
  return part === whole ? `all ${whole} ${models} ${verb}` : `${part} of the ${whole} ${models} ${verb}`;
}

/** "Most of the models that … support it". */
function inWords(whole: number, those: string, part: number, predicate: string): string {
  if (whole === 1) return told(whole, those, part, predicate);
  const models = those === '' ? 'models' : `models ${those}`;
  return `${quantifierOf(part, whole)} of the ${models} ${predicateOf(part, predicate)}`;
}

function balanceClause(
  whole: number,
  those: string,
  [support, oppose, mixed]: readonly [number, number, number],
): string {
  if (whole === 1)
    return told(1, those, 1, support === 1 ? 'support it' : oppose === 1 ? 'oppose it' : 'see both sides');
  const parts = [
    `${support === 0 ? 'none' : support} ${predicateOf(support, 'support it')}`,
    `${oppose === 0 ? 'none' : oppose} ${predicateOf(oppose, 'oppose it')}`,
    ...(mixed === 0 ? [] : [`${mixed} ${mixed === 1 ? 'sees' : 'see'} both sides`]),
  ];
  return `of the ${counted(whole, 'model')} ${those}, ${joined(parts)}`;
}

function countedClause({
  included,
  invited,
}: {
  readonly included: number;
  readonly invited: number;
}): string {
  if (included === invited)
    return `${included === 1 ? 'the only model' : `all ${invited} models`} asked ${included === 1 ? 'is' : 'are'} counted here`;
  return `${included === 0 ? 'none' : included} of the ${invited} models asked ${included < 2 ? 'is' : 'are'} counted here`;
}

function positionsClause(positions: number, unclassified: number): string {
  if (positions === 0) return 'the models share no position';
  const rest =
    unclassified === 0 ? '' : `, and ${unclassified} of them ${unclassified === 1 ? 'fits' : 'fit'} none`;
  return `the models take ${counted(positions, 'position')}${rest}`;
}

/** "support it", or "supports it" for one and for none. */
function predicateOf(count: number, predicate: string): string {
  if (count > 1) return predicate;
  const [verb = '', ...rest] = predicate.split(' ');
  return [verb === 'address' ? 'addresses' : `${verb}s`, ...rest].join(' ');
}
