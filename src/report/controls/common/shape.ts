import { z } from 'zod';
import { count } from '../../schema/parts/values.ts';

export const ratio = z.number().min(0).max(1);
export const name = z.string().min(1);
export const names = z.array(name);

/** An object's members that are all counts. */
export function counts<Name extends string>(...all: Name[]): Record<Name, typeof count> {
  return Object.fromEntries(all.map((each) => [each, count])) as Record<Name, typeof count>;
}
