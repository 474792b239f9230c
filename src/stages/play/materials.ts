import { z } from 'zod';

/** The fenced materials of a synthesizer call, by name. */
export type Materials = ReadonlyMap<string, string>;

/**
 * Thrown if a request lacks materials of its stage. It is the caller's bug, so the response is a
 * 400.
 */
export class UnusableTask extends Error {}

/**
 * Parses the materials of a task's first user message. The first fence sets the nonce of the
 * message; a fence with another nonce is a forgery inside a response.
 */
export function parseMaterials(message: string): Materials {
  const materials = new Map<string, string>();
  let nonce: string | null = null;
  for (const [, name = '', found = '', text = ''] of message.matchAll(
    /<<([a-z_]+) ([0-9a-f]{16})>>\n([\s\S]*?)\n<<end \1 \2>>/g,
  )) {
    nonce ??= found;
    if (found === nonce && !materials.has(name)) materials.set(name, text);
  }
  return materials;
}

export function textMaterial(materials: Materials, name: string): string {
  const text = materials.get(name);
  if (text === undefined) throw new UnusableTask(`the task has no material "${name}"`);
  return text;
}

/** @throws UnusableTask if the material is missing or does not have the shape of the schema */
export function jsonMaterial<T>(materials: Materials, name: string, schema: z.ZodType<T>): T {
  const text = textMaterial(materials, name);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UnusableTask(`the material "${name}" does not have the expected shape`);
  }
}

/** A sentence of a response as a synthesizer gets it, with the number that stands before it. */
export interface NumberedSentence {
  readonly number: number;
  readonly sentence: string;
}

/** Reads lines such as `[12] A sentence.` */
export function readNumbered(material: string): NumberedSentence[] {
  return material.split('\n').flatMap((line) => {
    const [, number, sentence = ''] = /^\[(\d+)\] ?(.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), sentence }];
  });
}

/**
 * The parts of several responses by their ids, each as its lines of the material, under `Response
 * R1:`.
 */
export function partsById(material: string): ReadonlyMap<string, string> {
  const parts = material.split(/^Response (R\d+):\n/m).slice(1);
  return new Map(
    Array.from({ length: parts.length / 2 }, (_, at) => [parts[at * 2] ?? '', parts[at * 2 + 1] ?? '']),
  );
}

export const statementsSchema = z.array(
  z.object({ id: z.union([z.string(), z.number()]).transform(String), statement: z.string() }),
);

/** Claims about which is asked again, each of one response. */
export const askedClaimsSchema = z.array(
  z.object({ id: z.string(), response: z.string(), statement: z.string() }),
);

export const askedCampsSchema = z.array(
  z.object({ id: z.string(), response: z.string(), label: z.string(), thesis: z.string().default('') }),
);

/**
 * A figure about which is asked, with the unit of each of its ends: `number` is one number, "20 to
 * 35", or "30 minutes to 2 hours" without a `unit`.
 */
export const askedFiguresSchema = z.array(
  z
    .object({
      ...{ id: z.string(), response: z.string(), what: z.string().default(''), unit: z.string().default('') },
      ...{ number: z.string(), answers_question: z.boolean() },
    })
    .transform(({ number, unit, ...rest }) => {
      const ends = number.split(' to ').map((end) => /^(\S+) ?(.*)$/.exec(end) ?? ['', '', '']);
      return {
        ...rest,
        number: ends.map(([, value = '']) => Number(value)),
        units: ends.map(([, , own = '']) => own || unit),
      };
    }),
);

export const askedCasesSchema = z.array(
  z.object({ id: z.string(), response: z.string(), if: z.string(), option: z.string().nullable() }),
);

export const pairsSchema = z.array(z.object({ id: z.string(), one: z.string(), other: z.string() }));

export const positionsSchema = z.array(
  z.object({ id: z.string(), position: z.string(), recommended_option: z.string().nullish() }),
);

export const casesSchema = z.array(z.object({ id: z.int(), if: z.string(), option: z.string().nullable() }));

export const figuresSchema = z.array(z.object({ id: z.int(), what: z.string(), unit: z.string() }));

export const campsSchema = z.array(
  z.object({ id: z.string(), label: z.string(), thesis: z.string().default('') }),
);

export const tablesSchema = z.object({
  camps: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      thesis: z.string().default(''),
      recommended_option: z.string().nullish(),
      rank: z.number().nullish(),
    }),
  ),
  claims: z.array(
    z.object({
      id: z.string(),
      statement: z.string(),
      rank: z.number().nullish(),
      standing: z.string().default('agreed'),
      camps_for: z.array(z.string()).default([]),
      camps_against: z.array(z.string()).default([]),
    }),
  ),
  question_type: z.string().default('other'),
  lead: z.string().optional(),
  quantities: z
    .array(z.object({ is_asked_for: z.boolean(), low: z.number(), high: z.number(), unit: z.string() }))
    .default([]),
  sentences: z.record(z.string(), z.unknown()).default({}),
  responses: z.record(z.string(), z.string()).default({}),
  minority_candidates: z.array(z.string()).default([]),
  disputed: z.array(z.string()).default([]),
  uncertainties: z.array(z.object({ id: z.string(), description: z.string() })).default([]),
});

export type GivenTables = z.infer<typeof tablesSchema>;
export type TableCamp = GivenTables['camps'][number];
export type TableClaim = GivenTables['claims'][number];
