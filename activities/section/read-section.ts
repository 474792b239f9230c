import type { Section } from '../../src/domain/run/run-messages.ts';
import type { LeftOut } from '../../src/findings/drafts.ts';
import type { PackedEvidence } from '../../src/stages/evidence/evidence-input.ts';
import type { Flag } from '../../src/stages/read/flags.ts';
import { type Mended, mendCall } from '../../src/stages/read/mend-section.ts';
import { readCall } from '../../src/stages/read/read-section.ts';
import type { HandedIn } from '../../src/stages/write/define-writer.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { SectionArtifact } from '../artifacts/artifact-bodies.ts';
import { artifactKinds } from '../artifacts/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { runStage } from '../common/run-stage.ts';

/** A written section, and what its reading needs. */
export interface Reading {
  readonly deps: ActivityDeps;
  readonly runId: string;
  readonly section: Section;
  readonly evidence: PackedEvidence;
  readonly texts: NonNullable<JobOptions['texts']>;
  /** Model id of the synthesizer that wrote it. */
  readonly writer: string;
}

/**
 * Our choices: a short wait, and no call once the section alone has taken a quarter of the synthesis's time, because lists of
 * words can take the reader's place. Then the report says so.
 */
const readingTime = { patience: 1 / 20, beginWithin: 1 / 4 };

/**
 * Has the synthesizer that did not write a section read it, its writer mend what the reader names, and leaves out what
 * still cannot stand (R-R22). Without a reader, lists of words name the sentences.
 */
export async function readSection(
  reading: Reading,
  { draft, leftOut }: HandedIn<unknown>,
): Promise<SectionArtifact> {
  const { reader, sentences, ...found } = await flagsByReader(reading, draft, []);
  const flags = found.flags ?? (await flagsByWords(reading, draft, []));
  const mended = flags.length === 0 ? [] : await mend(reading, draft, flags);
  const again = await flagsAgain(reading, draft, mended, found.flags !== null);
  // What nobody has read again is not printed: then the sentences are left out of what was read.
  const kept = again === null ? [] : mended;
  const by = found.flags ? 'reader' : 'code';
  const settled = await settle(reading, draft, kept, [...flags, ...(again ?? [])], by);
  return {
    draft: settled.draft,
    reader,
    sentences,
    askedAgain: flags.length,
    leftOut: [...leftOut, ...settled.leftOut],
  };
}

/** The flags of a mended section; null if it was to be read again and nobody could. */
async function flagsAgain(
  reading: Reading,
  draft: unknown,
  mended: Mended,
  isRead: boolean,
): Promise<readonly Flag[] | null> {
  if (mended.length === 0) return [];
  if (!isRead) return await flagsByWords(reading, draft, mended);
  return (await flagsByReader(reading, draft, mended)).flags;
}

interface Found {
  /** Null if there was no reader to be had. */
  readonly flags: readonly Flag[] | null;
  readonly reader: string | null;
  /** Sentences that there were to read. */
  readonly sentences: number;
}

async function flagsByReader(
  { deps, runId, section, evidence, texts, writer }: Reading,
  draft: unknown,
  mended: Mended,
): Promise<Found> {
  const reader = placeOfOther(deps, writer);
  const read = await runStage(deps, {
    runId,
    stage: 'reading',
    kind: artifactKinds.reading,
    shard: mended.length > 0 ? `${section}/again` : section,
    spec: readCall,
    input: () => ({ section, evidence, draft, mended }),
    texts,
    order: () => (reader === null ? [] : [reader]),
    ...readingTime,
  });
  if (read.setAside !== undefined) return { flags: [], reader: null, sentences: 0 };
  const sentences = read.asked?.length ?? 1;
  if (!read.ok) return { flags: null, reader: null, sentences };
  const flags = read.value.flatMap(({ sentence, ...what }) => {
    const about = read.asked?.[sentence - 1];
    return about ? [{ ...about, ...what }] : [];
  });
  return { flags, reader: read.synthesizer, sentences };
}

async function flagsByWords(
  { deps, runId, section, evidence, texts }: Reading,
  draft: unknown,
  mended: Mended,
): Promise<readonly Flag[]> {
  const ref = { runId, kind: artifactKinds.section, shard: section };
  const flagged = await inThread(deps, ref, 'words.flagByWords', { section, evidence, draft, mended }, texts);
  return flagged.ok ? flagged.value : [];
}

/** The writer's new texts for the fields with flags; none if it has none, or is away. */
async function mend(
  { deps, runId, section, evidence, texts, writer }: Reading,
  draft: unknown,
  flags: readonly Flag[],
): Promise<Mended> {
  const mended = await runStage(deps, {
    runId,
    stage: 'mending',
    kind: artifactKinds.mending,
    shard: section,
    spec: mendCall,
    input: () => ({ section, evidence, draft, mended: [], flags }),
    texts,
    order: () => [placeOf(deps, writer) === 1 ? 1 : 0],
    ...readingTime,
  });
  return mended.ok ? mended.value : [];
}

async function settle(
  { deps, runId, section, evidence, texts }: Reading,
  draft: unknown,
  mended: Mended,
  flags: readonly Flag[],
  by: LeftOut['by'],
) {
  const ref = { runId, kind: artifactKinds.section, shard: section };
  const input = { section, evidence, draft, mended, flags, by };
  const settled = await inThread(deps, ref, 'section.settleSection', input, texts);
  return settled.ok ? settled.value : { draft: null, leftOut: [] };
}

function placeOf({ synthesizers }: ActivityDeps, modelId: string): number {
  return synthesizers.write.findIndex((synthesizer) => synthesizer.modelId === modelId);
}

/** The place in its pair of the synthesizer that did not write; null if both are the same model. */
function placeOfOther(deps: ActivityDeps, writer: string): 0 | 1 | null {
  const place = deps.synthesizers.write.findIndex(({ modelId }) => modelId !== writer);
  return place === 0 || place === 1 ? place : null;
}
