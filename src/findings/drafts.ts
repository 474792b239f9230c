import { z } from 'zod';
import type { Section } from '../domain/run/run-messages.ts';

/** What a reason for a judgement is about. */
export const assessmentKinds = [
  'source',
  'contradiction',
  'arithmetic',
  'outdated',
  'turns_on',
  'other',
] as const;

const cited = { statement: z.string(), claims: z.array(z.string()) };
const assessment = z.object({ favours: z.string().nullable().default(null), statement: z.string() });

/**
 * The sections as synthesizers write them: with the ids of rows, such as C1, K1 and u1, and without
 * counts, which code prints beside them (R-R05).
 */
export const draftSchemas = {
  answer: z.object({
    headline: z.string(),
    direct_answer: z.string(),
    rationale: z.string(),
    key_points: z.array(z.object({ label: z.string(), ...cited })),
    /** The writer's own judgement, apart from what the panel says, which changes no count. */
    assessment: assessment.nullable().default(null),
    assessment_reasons: z.array(z.object({ kind: z.enum(assessmentKinds), ...cited })).default([]),
    /** What the writer knows besides the panel's answers. */
    own_knowledge: z.array(z.object(cited)).default([]),
    recommendation: z.object(cited).nullable().default(null),
    /** Why options are chosen; code ranks them. */
    ranked_options: z.array(
      z.object({ option: z.string(), rationale: z.string(), claims: z.array(z.string()) }),
    ),
  }),
  disagreements: z.object({
    disagreements: z.array(
      z.object({
        issue: z.string(),
        claims: z.array(z.string()),
        camps: z.array(z.string()),
        core_tension: z.string(),
        assumptions: z.array(z.string()),
        why_it_matters: z.string(),
        resolving_information: z.array(z.string()),
      }),
    ),
  }),
  minority_insights: z.object({
    insights: z.array(
      /** Without an insight, code prints the words of the claim. */
      z.object({ claim: z.string(), insight: z.string().nullable(), why_it_matters: z.string() }),
    ),
  }),
  uncertainties: z.object({
    uncertainties: z.array(
      z.object({
        description: z.string(),
        claims: z.array(z.string()),
        why_unresolved: z.string(),
        what_would_resolve_it: z.array(z.string()),
        /** The uncertainty notes it rests on, from which code finds the models that raised it. */
        sources: z.array(z.string()),
      }),
    ),
  }),
} as const satisfies Readonly<Record<Section, z.ZodType>>;

export type Draft<S extends Section> = z.infer<(typeof draftSchemas)[S]>;

/** The sections as the synthesizers wrote them; null for one without a usable draft. */
export type Drafts = { readonly [S in Section]: Draft<S> | null };

/** Sentences of one field that were left out of a written section. */
export interface LeftOut {
  /** As in the writer's output, without the index of an entry: `key_points.statement`. */
  readonly field: string;
  readonly sentences: number;
  /** Whether a check of the code refused them, or the reader. */
  readonly by: 'code' | 'reader';
}

/** The check of a written section by a reader. */
export interface SectionReading {
  readonly section: Section;
  /** Model id of the synthesizer that wrote it. */
  readonly writer: string;
  /**
   * Model id of the synthesizer that read the section without having written it; null if there was
   * none to be had.
   */
  readonly reader: string | null;
  /** Sentences that there were to read. */
  readonly sentences: number;
  /** Sentences that the writer was asked to word anew. */
  readonly askedAgain: number;
  readonly leftOut: readonly LeftOut[];
}

/** What can speak for a response to a task, and against it: words of code stand for them. */
export const reasonKinds = ['correct', 'complete', 'follows_request', 'clear', 'explains', 'safe'] as const;
export const defectKinds = ['wrong', 'incomplete', 'off_request', 'unclear', 'unsafe', 'unneeded'] as const;
export type ReasonKind = (typeof reasonKinds)[number];
export type DefectKind = (typeof defectKinds)[number];

/** One point about a response; no span where no sentence shows it, as for what is missing. */
export interface Point<Kind> {
  readonly kind: Kind;
  readonly span: { readonly offset: number; readonly length: number } | null;
}

/** What one synthesizer found in two responses, which it was shown in this order. */
export interface PairReading {
  /** Model id of the synthesizer. */
  readonly by: string;
  readonly shown: readonly [first: string, second: string];
  readonly better: 'first' | 'second' | 'equal';
  /** For the better one. */
  readonly reasons: readonly Point<ReasonKind>[];
  /** Of each, in the order shown. */
  readonly defects: readonly [readonly Point<DefectKind>[], readonly Point<DefectKind>[]];
}

/** A pair of responses: how many readings name each of them as the better one, or neither. */
export interface ComparedPair {
  readonly modelIds: readonly [string, string];
  readonly named: readonly [number, number];
  readonly equal: number;
}

/** A point about the response of a model that both synthesizers name. */
export interface SharedPoint<Kind> extends Point<Kind> {
  readonly modelId: string;
}

/** Responses to a task, compared in pairs by two synthesizers, each in both orders. */
export interface PairedComparison {
  readonly synthesizers: readonly string[];
  readonly pairs: readonly ComparedPair[];
  /** Of the best response; none if no response stands out. */
  readonly reasons: readonly SharedPoint<ReasonKind>[];
  readonly defects: readonly SharedPoint<DefectKind>[];
}
