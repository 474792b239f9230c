import { z } from 'zod';
import type { CampThesis } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import type { Ready, ToJudge } from '../job/job.ts';
import type { CampMember, Position } from './find-camps.ts';

const outputSchema = z.object({
  camps: z.array(z.object({ id: z.string(), members: z.array(z.string()) })),
});
type Output = z.infer<typeof outputSchema>;

export const spec = defineCall({
  name: 'camps_place',
  revision: 2,
  role: 'You tell which of several answers to one question each respondent gave.',
  task: `Compare each position with the camps and return
{"camps": [{"id": camp, "members": [id, …]}]}

- One entry for every camp of the list, with the ids of the positions that take its thesis as their answer; [] if none does.
- A position is in one camp at most: in what it chooses for the usual case, be there exceptions; in the one that says it depends, if there is one, if it chooses nothing because it depends; in none if it only reports or weighs views, stands between several or gives another answer.
- A position that only weighs, quotes or rejects a thesis does not take it.`,
  schema: outputSchema,
  maxOutputTokens: 8_000,
});

interface Input {
  readonly seed: string;
  readonly question: string;
  readonly camps: readonly CampThesis[];
  readonly positions: readonly Position[];
}

/**
 * One call for the whole run, to the synthesizer that did not form the camps: it does not see who
 * was put where.
 */
export function prepare(input: Input): Ready<null> {
  const messages = callMessages(spec, input.seed, [
    { name: 'question', content: input.question },
    {
      name: 'camps',
      content: input.camps.map(({ campId, label, thesis }) => ({ id: `K${campId}`, label, thesis })),
    },
    {
      name: 'positions',
      content: input.positions
        .filter(({ position }) => position !== '')
        .toSorted((a, b) => byCodePoint(b.alias, a.alias)) // The other way round than for the first synthesizer.
        .map(({ alias, position }) => ({ id: alias, position })),
    },
  ]);
  return { messages, asked: null };
}

/**
 * The camp of each position. One that is put into two camps is in none of them: choosing would be
 * guessing (R-R10).
 */
export function checkPlacement({
  camps,
  positions,
}: Pick<Input, 'camps' | 'positions'>): (output: Output) => Checked<readonly CampMember[]> {
  return (output) => {
    const problems: string[] = [];
    const aliases = new Set(positions.map(({ alias }) => alias));
    const placed = output.camps.flatMap(({ id, members }, at) => {
      const camp = camps.find(({ campId }) => `K${campId}` === id);
      if (!camp) problems.push(`camps[${at}].id: is no id of the camps`);
      return members.flatMap((alias, member) => {
        if (!aliases.has(alias)) problems.push(`camps[${at}].members[${member}]: is no id of the positions`);
        return camp && aliases.has(alias) ? [{ campId: camp.campId, alias }] : [];
      });
    });
    const value = [...Map.groupBy(placed, ({ alias }) => alias).values()].flatMap((own) => {
      const [first, ...others] = own;
      if (others.some(({ campId }) => campId !== first?.campId)) {
        problems.push('camps: a position stands in two of them');
        return [];
      }
      return first ? [first] : [];
    });
    return { value, problems, usable: value.length > 0 || positions.length === 0 };
  };
}

export function judge({ output, ...source }: ToJudge<Input, unknown>): Judged<readonly CampMember[]> {
  return judgeOutput(spec, checkPlacement(source), output);
}
