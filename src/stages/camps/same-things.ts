import { z } from 'zod';
import { byCodePoint } from '../../text/order.ts';
import { takenIds } from '../call/taken-ids.ts';

/** A case or a figure that a response gives, by its index among those of the response. */
export interface ThingRef {
  readonly alias: string;
  readonly index: number;
}

export const sameThingsSchema = z.array(z.array(z.int()));

type Numbered<Thing> = Thing & ThingRef & { readonly id: number };

/**
 * Things of all responses, numbered from 1; empty if there are fewer than two.
 * @param most as many as a model reads well in one list
 */
export function numberedThings<Response extends { readonly alias: string }, Thing>(
  responses: readonly Response[],
  thingsOf: (response: Response) => readonly (Thing & { readonly index: number })[],
  most: number,
): Numbered<Thing>[] {
  const all = responses
    .toSorted((a, b) => byCodePoint(a.alias, b.alias)) // Otherwise the models' names would decide the order.
    .flatMap((response) => thingsOf(response).map((thing) => ({ alias: response.alias, ...thing })));
  return all.length < 2 ? [] : all.slice(0, most).map((each, at) => ({ id: at + 1, ...each }));
}

/** The groups of things that are one. Unknown and repeated ids are dropped, with a problem. */
export function checkSameThings(
  field: string,
  numbered: readonly Numbered<unknown>[],
  groups: readonly (readonly number[])[],
  problems: string[],
): ThingRef[][] {
  const byId = new Map(numbered.map(({ id, alias, index }) => [id, { alias, index }]));
  const { take } = takenIds(byId, 'list', 'stands in a group already', problems);
  return groups
    .map((ids, at) => ids.flatMap((id, member) => take(id, `${field}[${at}][${member}]`)))
    .filter((group) => group.length > 1);
}
