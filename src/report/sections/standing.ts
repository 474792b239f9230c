import { fewLabsMax } from '../../findings/labs/draws.ts';
import { countsNothing, largestCamp } from '../count/standing.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import type { Tables } from '../tables/tables.ts';
import { quantityAnswer } from './asked-quantity.ts';

/**
 * Says once how the answer stands: how many give it, the number that was asked for (R-R12), how far
 * its lead carries to other labs (R-R17), and how many independent opinions the panel amounts to
 * (R-R26).
 */
export function standingSentences(tables: Tables): string {
  const { camps, panel, questionType, unclassified, words } = tables;
  const included = panel.included.length;
  if (countsNothing(tables)) return words.nothingLabelled;
  const leaders = camps.filter(({ rank }) => rank === 1);
  const leader = largestCamp(camps);
  const others = camps.length > 0 ? unclassified.length : 0;
  const held = leader
    ? words.campHolders(leader.members.length, included, leader.camp.label)
    : words.divided(leaders.map(({ camp }) => camp.label));
  // Nobody looks for common answers in the responses to a task.
  const shareNothing = questionType === 'task' ? '' : words.noCommonAnswer(included);
  return paragraph(words, [
    camps.length > 0 ? sentence(words, capitalised(held)) : shareNothing,
    others > 0 ? words.noneOfThese(others) : '',
    quantityAnswer(tables) ?? '',
    leadSentence(tables),
    opinionsSentence(tables),
  ]);
}

/**
 * Whether the largest camp would lead elsewhere too. The interval of a lead that is open reaches
 * from behind to ahead, so its ends would tell a reader nothing; the JSON has them. Six of ten to
 * one are a lead that other labs might make a tie, and hardly more.
 */
function leadSentence({ labs: { lead }, words }: Tables): string {
  if (lead === null || lead.second.rank === 1) return '';
  if (lead.established) return sentence(words, capitalised(words.leadEstablished));
  const { label } = lead.first.camp;
  const { ends, labs } = lead.interval;
  if (typeof ends === 'string' || labs <= fewLabsMax) return words.leadOpen(label);
  return ends.low < 0 ? words.mightNotLead : words.leadsOrShares(label);
}

/**
 * Said only if answers are found to repeat each other: not where the interval holds all of them.
 */
function opinionsSentence({ labs, panel, words }: Tables): string {
  const answers = panel.included.length;
  const { found } = labs.opinions();
  if (typeof found === 'string' || Math.round(found.interval.high) >= answers) return '';
  const { count, interval } = found;
  return words.opinions(answers, Math.round(count), Math.round(interval.low), Math.round(interval.high));
}
