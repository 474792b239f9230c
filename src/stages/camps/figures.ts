import { wordsOf } from '../../text/words.ts';
import { numberedThings } from './same-things.ts';

/** As with cases: further ones are grouped by their words alone. */
const figuresMax = 160;

/** A response, and the figures that it gives. */
export interface Giving {
  readonly alias: string;
  readonly figures: readonly {
    readonly what: string;
    readonly unit: string;
    readonly answersQuestion: boolean;
  }[];
}

export const sameFiguresRule = `- same_figures: where a list of figures is given ("what": whose amount, size, time or share it is, "unit"), one list of ids for each group of figures for one and the same thing, by whatever name ("the army that set out", "troops at the start") and in whatever unit of one kind. Another time, place, part, case or way of counting is another thing, and so is a limit beside a usual value, or one from which beside one up to which. First stands the figure whose name fits all of its group. A figure is in one group at most, and one for what nobody else gives is in none; [] if there is no list.`;

/**
 * The figures of all responses, numbered from 1; empty if there are fewer than two. Answers to the
 * question are for one thing anyway, unless two responses give several.
 */
export function numberedFigures(responses: readonly Giving[]) {
  const asksForSeveral = responses.filter(givesSeveralAnswers).length > 1;
  return numberedThings(
    responses,
    ({ figures }) =>
      figures
        .map(({ what, unit, answersQuestion }, index) => ({ what, unit, answersQuestion, index }))
        .filter(({ answersQuestion }) => !answersQuestion || asksForSeveral),
    figuresMax,
  );
}

function givesSeveralAnswers({ figures }: Giving): boolean {
  const answers = figures.filter(({ answersQuestion }) => answersQuestion);
  return new Set(answers.map(({ what }) => wordsOf(what).join(' '))).size > 1;
}
