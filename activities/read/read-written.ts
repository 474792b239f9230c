import { type Section, sections } from '../../src/domain/run/run-messages.ts';
import type { SynthesizerIndex } from '../../src/domain/run/synthesizer.ts';
import type { PackedEvidence } from '../../src/stages/evidence/evidence-input.ts';
import type { Flag } from '../../src/stages/read/flags.ts';
import type { Mended } from '../../src/stages/read/mend-section.ts';
import type { AskedSentence } from '../../src/stages/read/stage.ts';
import type { JobInput } from '../../src/stages/registry.ts';
import type { HandedIn } from '../../src/stages/write/define-writer.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { SectionArtifact } from '../artifacts/artifact-bodies.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { runStage } from '../common/run-stage.ts';

/** The sections that one synthesizer has written, and what their reading needs. */
export interface ProseReading {
  readonly deps: ActivityDeps;
  readonly runId: string;
  readonly written: ReadonlyMap<Section, HandedIn<unknown>>;
  readonly evidence: PackedEvidence;
  readonly texts: NonNullable<JobOptions['texts']>;
  /** Its index in the pair. */
  readonly writer: 0 | 1;
  /** The indexes of those that may read, in this order; none if there is no other model. */
  readonly readers: readonly SynthesizerIndex[];
  /** Whether synthesizers may be asked. */
  readonly maySpend: boolean;
}

/** What stays of a section that cannot be printed. */
const nothing = { draft: null, leftOut: [] };

/** Our choice: a short wait, because code can make the sections. Then the report says so. */
const waitShare = 1 / 20;

/**
 * Has a synthesizer that did not write these sections read them, their writer mend what the
 * reader names, and leaves out what still cannot stand (R-R22). Without a reader, only sections
 * without words of a writer stand.
 */
export async function readWritten(reading: ProseReading): Promise<ReadonlyMap<Section, SectionArtifact>> {
  const found = await flagsByReader(reading, []);
  const flags = found.flags ?? [];
  const mended = flags.length === 0 ? [] : await mend(reading, flags);
  const again = mended.length === 0 ? [] : (await flagsByReader(reading, mended)).flags;
  // What nobody has read again is not printed: then the sentences are left out of what was read.
  const rest = { mended: again === null ? [] : mended, flags: [...flags, ...(again ?? [])] };
  const settled = [...reading.written].map(async ([section, { draft, leftOut }]) => {
    const isOwn = (each: { readonly section: Section }) => each.section === section;
    const sentences = found.asked?.filter(isOwn).length ?? 1;
    const isUnread = found.flags === null && sentences > 0;
    const left = isUnread ? nothing : await settle(reading, { section, draft, ...rest });
    const artifact: SectionArtifact = {
      writer: reading.deps.synthesizers.write[reading.writer].modelId,
      draft: left.draft,
      reader: sentences > 0 ? found.reader : null,
      sentences,
      askedAgain: reading.maySpend ? flags.filter(isOwn).length : 0,
      leftOut: [...leftOut, ...left.leftOut],
    };
    return [section, artifact] as const;
  });
  return new Map(await Promise.all(settled));
}

interface Found {
  /** Null if there was no reader to be had. */
  readonly flags: readonly Flag[] | null;
  readonly reader: string | null;
  /** The sentences that there were to read; null if that is not known. */
  readonly asked: readonly AskedSentence[] | null;
}

async function flagsByReader(reading: ProseReading, mended: Mended): Promise<Found> {
  const { deps, texts, readers, maySpend } = reading;
  const read = await runStage(deps, {
    ...refOf(reading, 'read', mended.length > 0 ? '/again' : ''),
    stage: 'read',
    input: () => proseOf(reading, mended),
    texts,
    order: () => readers,
    waitShare,
    maySpend,
  });
  const asked = read.asked ?? null;
  if (read.setAside !== undefined) return { flags: [], reader: null, asked: [] };
  if (!read.ok || asked === null) return { flags: null, reader: null, asked };
  const flags = read.value.flatMap(({ sentence, ...what }) => {
    const about = asked[sentence - 1];
    return about ? [{ ...about, ...what }] : [];
  });
  return { flags, reader: read.synthesizer, asked };
}

/** The writer's new texts for the fields with flags; none if it has none, or is away. */
async function mend(reading: ProseReading, flags: readonly Flag[]): Promise<Mended> {
  const { deps, texts, writer, maySpend } = reading;
  const mended = await runStage(deps, {
    ...refOf(reading, 'read_mend'),
    stage: 'read_mend',
    input: () => ({ ...proseOf(reading, []), flags }),
    texts,
    order: () => [writer],
    waitShare,
    maySpend,
  });
  return mended.ok ? mended.value : [];
}

async function settle(
  { deps, runId, evidence, texts }: ProseReading,
  input: Omit<JobInput<'read_settle.settleSection'>, 'evidence'>,
) {
  const ref = { runId, kind: 'read_settle', shard: input.section };
  const settled = await inThread(deps, ref, 'read_settle.settleSection', { ...input, evidence }, texts);
  return settled.ok ? settled.value : nothing;
}

function refOf<Kind extends string>({ runId, writer }: ProseReading, kind: Kind, occasion = '') {
  return { runId, kind, shard: `${writer}${occasion}` };
}

function proseOf({ written, evidence }: ProseReading, mended: Mended) {
  const drafts = Object.fromEntries(
    sections.flatMap((section) => {
      const handedIn = written.get(section);
      return handedIn ? [[section, handedIn.draft] as const] : [];
    }),
  );
  return { evidence, drafts, mended };
}
