import type { Section } from '../domain/run/run-messages.ts';
import type { Judged } from './call/judge-output.ts';
import type { SentSpec } from './call/stage.ts';
import type { JobContext, Prepared, ReadyCall, ReportContext } from './job/job.ts';

/**
 * Where each stage prepares its call and judges the output, under the name of its artefact, and
 * other work that grows with the texts. A thread loads a file with the first job for it.
 */
const files = {
  extract: () => import('./extract/stage.ts'),
  camps_classify: () => import('./camps/question-type.ts'),
  camps: () => import('./camps/stage.ts'),
  camps_place: () => import('./camps/place-positions.ts'),
  group: () => import('./group/group.ts'),
  group_compare: () => import('./group/compare.ts'),
  label: () => import('./label/stage.ts'),
  adjudicate: () => import('./adjudicate/stage.ts'),
  write_draft: () => import('./write/draft.ts'),
  write: () => import('./write/stage.ts'),
  read: () => import('./read/stage.ts'),
  read_mend: () => import('./read/mend-stage.ts'),
  group_rounds: () => import('./group/rounds.ts'),
  group_again: () => import('./group/second-grouping.ts'),
  group_opposites: () => import('./group/opposites.ts'),
  select: () => import('./select/stage.ts'),
  prefer: () => import('./prefer/prefer.ts'),
  read_settle: () => import('./read/settle.ts'),
  report: () => import('./assemble/assemble.ts'),
};

type Files = { readonly [Name in keyof typeof files]: Awaited<ReturnType<(typeof files)[Name]>> };

/** A function of plain data that runs in a thread, by its file and name: `extract.judge`. */
export type JobName = {
  [File in keyof Files]: `${File}.${keyof Files[File] & string}`;
}[keyof Files];

type Job<Name extends JobName> = Name extends `${infer File extends keyof Files}.${infer Own}`
  ? Own extends keyof Files[File]
    ? Extract<Files[File][Own], (...given: never[]) => unknown>
    : never
  : never;

export type JobInput<Name extends JobName> = Parameters<Job<Name>>[0];
export type JobResult<Name extends JobName> = WithSpec<Awaited<ReturnType<Job<Name>>>>;

type WithSpec<Result> = Result extends { readonly messages: unknown; readonly asked: infer Asked }
  ? ReadyCall<Asked>
  : Result;

/** What a stage exports beside `prepare` and `judge`: its call, or one for each section. */
type OwnSpec = SentSpec | Readonly<Record<Section, SentSpec>>;

/** The files that prepare a call and judge its output. */
export type Stage = {
  [File in keyof Files]: Files[File] extends {
    readonly spec: OwnSpec;
    readonly prepare: unknown;
    readonly judge: unknown;
  }
    ? File
    : never;
}[keyof Files];
export type StageInput<S extends Stage> = JobInput<`${S}.prepare`>;
export type StageAsked<S extends Stage> =
  JobResult<`${S}.prepare`> extends Prepared<infer Asked> ? Asked : never;
export type StageValue<S extends Stage> = JobResult<`${S}.judge`> extends Judged<infer Value> ? Value : never;

/**
 * Runs a job in this thread. It does not use the database, and reads the texts of the panel one by
 * one.
 */
export async function runJob<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
  context: JobContext,
): Promise<JobResult<Name>> {
  const [file, own = ''] = name.split('.') as [keyof Files, string];
  const loaded = (await files[file]()) as Loaded;
  const run = loaded[own] as (given: unknown, context: ReportContext) => object;
  const done = await run(input, { ...context, sentSpecs });
  const { spec } = loaded;
  if (own !== 'prepare' || !spec || !('messages' in done)) return done as JobResult<Name>;
  const used = 'name' in spec ? spec : spec[(input as { readonly section: Section }).section];
  return { ...done, spec: sentSpec(used) } as JobResult<Name>;
}

type Loaded = Readonly<Record<string, unknown>> & { readonly spec?: OwnSpec };

function sentSpec({ name, promptVersion, maxOutputTokens, jsonSchema }: SentSpec): SentSpec {
  return { name, promptVersion, maxOutputTokens, jsonSchema };
}

/** What each call of a synthesis sends. */
export async function sentSpecs(): Promise<readonly SentSpec[]> {
  const loaded = await Promise.all(Object.values(files).map((load): Promise<Loaded> => load()));
  const own = loaded.flatMap(({ spec = {} }) => ('name' in spec ? [spec as SentSpec] : Object.values(spec)));
  return own.map(sentSpec);
}
