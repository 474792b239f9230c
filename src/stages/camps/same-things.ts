import { z } from 'zod';
import { byCodePoint } from '../../text/order.ts';

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
  const byId = new Map(numbered.map((each) => [each.id, each]));
  const placed = new Set<number>();
  return groups
    .map((ids, at) =>
      ids.flatMap((id, member) => {
        const found = byId.get(id);
        const path = `${field}[${at}][${member}]`;
        if (!found) problems.push(`${path}: is no id of the list`);
        else if (placed.has(id)) problems.push(`${path}: stands in a group already`);
        if (!found || placed.has(id)) return [];
        placed.add(id);
        return [{ alias: found.alias, index: found.index }];
      }),
    )
    .filter((group) => group.length > 1);
}
