import type { ChatMessage } from '../domain/run/chat.ts';
import { adjudicate } from './adjudicate/player.ts';
import { camps, place, questionType } from './camps/player.ts';
import { extract } from './extract/player.ts';
import { compare, merge } from './group/player.ts';
import { label } from './label/player.ts';
import type { Coder, ErringStage, Play } from './play/coder.ts';
import { type Materials, parseMaterials, UnusableTask } from './play/materials.ts';
import { prefer } from './prefer/player.ts';
import { mend, read } from './read/player.ts';
import { draft } from './write/play/draft.ts';
import { sectionPlayers, write } from './write/play/player.ts';
import { languageAskedFor } from './write/play/templates/templates-in.ts';

/** Plays one stage, and the stage as which its errors count. */
interface Player {
  readonly stage: ErringStage;
  readonly play: Play;
}

/** The players of all stages by the names of their outputs' schemas. */
const players: Readonly<Record<string, Player>> = {
  extract: { stage: 'extract', play: extract },
  group: { stage: 'group', play: merge },
  group_compare: { stage: 'group_compare', play: compare },
  camps_classify: { stage: 'camps', play: questionType },
  camps: { stage: 'camps', play: camps },
  camps_place: { stage: 'camps', play: place },
  prefer: { stage: 'write', play: prefer },
  write_draft: { stage: 'write', play: draft },
  label: { stage: 'label', play: label },
  adjudicate: { stage: 'adjudicate', play: adjudicate },
  read: { stage: 'write', play: read },
  read_mend: { stage: 'write', play: mend },
  ...Object.fromEntries(
    Object.entries(sectionPlayers).map(([name, section]): [string, Player] => [
      name,
      { stage: 'write', play: (...task) => write(section, ...task) },
    ]),
  ),
};

/** The stage as which the errors in outputs of this schema count; null if nobody plays it. */
export function erringStageOf(name: string): ErringStage | null {
  return Object.hasOwn(players, name) ? (players[name]?.stage ?? null) : null;
}

/**
 * Plays a synthesizer: produces the output of one stage from the messages alone.
 * @param name of the JSON schema of the request
 * @throws UnusableTask if there is no such stage, or the messages do not hold its materials
 */
export function playStage(name: string, messages: readonly ChatMessage[], coder: Coder): object {
  const player = players[name];
  if (!player) throw new UnusableTask(`there is no stage "${name}"`);
  return player.play(coder, materialsOf(messages), languageAskedFor(taskOf(messages)));
}

/** The materials of a call. */
export function materialsOf(messages: readonly ChatMessage[]): Materials {
  return parseMaterials(taskOf(messages));
}

function taskOf(messages: readonly ChatMessage[]): string {
  return messages.find(({ role }) => role === 'user')?.content ?? '';
}
