import type { ChatMessage } from '../domain/run/chat.ts';
import { players as adjudicate } from './adjudicate/player.ts';
import { players as camps } from './camps/player.ts';
import { players as extract } from './extract/player.ts';
import { players as group } from './group/player.ts';
import { players as label } from './label/player.ts';
import type { Coder, ErringStage, Players } from './play/coder.ts';
import { type Materials, parseMaterials, UnusableTask } from './play/materials.ts';
import { players as prefer } from './prefer/player.ts';
import { players as read } from './read/player.ts';
import { players as write } from './write/play/player.ts';
import { languageAskedFor } from './write/play/templates/templates-in.ts';

const players: Players = {
  ...extract,
  ...group,
  ...camps,
  ...prefer,
  ...label,
  ...adjudicate,
  ...read,
  ...write,
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
