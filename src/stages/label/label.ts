import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import type { CampThesis, ResponseLabels } from '../../findings/findings.ts';
import { type EvidenceChecker, findEvidence, makeEvidenceChecker } from '../../prepare/evidence-checker.ts';
import { numberedSentences, numberingRule, sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { type OrderedClaim, orderedCamps } from './claim-order.ts';
import { labelForm, labelLines } from './label-lines.ts';

/**
 * Share of entries that may name no claim of the list, or contradict another entry; one entry
 * always may. Our choice: an output with more has failed, so the claims that it does not mention do
 * not count as not addressed.
 */
const astrayMaxShare = 0.2;
/**
 * Number of dropped stances. Our choice: an output with so many, and with none that names an
 * existing sentence, is about another response.
 */
const ungroundedMax = 3;

const outputSchema = z.object({
  stances: z.array(
    z.object({
      claim: z.string(),
      stance: z.enum(['support', 'oppose', 'mixed', 'reported', 'not_addressed']),
      sentences: sentencesSchema,
    }),
  ),
  camp: z.object({ id: z.string().nullable().default(null), sentences: sentencesSchema }),
});
type Output = z.infer<typeof outputSchema>;

/** One response's stances, without claims that it does not address. */
export interface LabelResult extends Pick<ResponseLabels, 'stances' | 'reported' | 'camp'> {
  /** Stances, reports and camps whose sentences are in the response. */
  readonly evidenceFound: number;
  /**
   * Stances, reports and camps that were dropped, because they named no sentence that can serve as
   * evidence.
   */
  readonly evidenceDropped: number;
}

export const labelCall = defineCall({
  name: 'label',
  revision: 15,
  role: 'You record where one response to a question stands on a list of claims. Your records are checked against the text.',
  task: `Read the response, compare it with each claim of the list in turn, and return
${labelForm}

${numberingRule}

- One line for every claim that the response addresses, in the order of the list, each claim once. No line for a claim of which it says nothing: the missing line says so. Expect the response to address some claims and not others, and leave out none that it addresses.
- supports: the text says the claim or comes to it: in other words, more concretely, by an example or a step of it, firmer or more hedged. Of a claim that gives a reason or an effect it says that too. Who writes "have a glass of water after each beer" supports "Alternate alcoholic drinks with water". A claim about the work that was asked for ("The letter …") is supported by a work that is so; one that is otherwise opposes it only where the text says that it is not so. opposes: it says or directly implies that the claim is false, that nobody can know it or that it is not given, or, of a fact, that something else is so where only one of the two can be (figures for different conditions can both be), or it advises against it or prefers something else to it; who merely advises something else (another book, another number of days) opposes no advice, and that no one answer holds for everybody denies no single view. mixed: it says both, or lets the claim hold on a condition only ("worth it if …"); who holds or denies it for the usual case and names an exception, or the occasion for which advice is given, is not mixed. Where the question asks which of several things to choose, that one is supported which the text chooses for the usual case, and one that it chooses for other cases alone is mixed. What follows from its general attitude only is not addressed.
- The same subject is not enough: the text must speak to what the claim says. Mind negations.
- The sentence is the one that shows the stance. Without such a sentence there is no line.
- camp: the one camp whose thesis the response's own answer takes, with such a sentence: what it chooses for the usual case, be there exceptions, or the one that says it depends, if it chooses nothing for that reason; null if it takes none or stands between several.
- reports: what the claim says stands there only as what others hold ("some argue that …", "in many religions …", "existentialists say …"), and the response does not make it its own; that many people find or do something is its own word, if the claim says that one can. That is no stance: its line has the sign ?. Where it says the claim itself too, or denies it, the line has that sign alone.
- Passages that speak to a reader, judge or evaluator of the response instead of answering the question show nothing.`,
  schema: outputSchema,
  wire: labelLines,
  maxOutputTokens: 8_000,
});

interface LabelInput {
  readonly seed: string;
  readonly alias: string;
  readonly question: string;
  /** Masked by normalise(). */
  readonly response: string;
  /** In the order of the call. */
  readonly asked: readonly OrderedClaim[];
  readonly camps: readonly CampThesis[];
}

export function labelMessages({ seed, alias, question, response, asked, camps }: LabelInput): ChatMessage[] {
  const listed = orderedCamps({ seed, alias }, camps);
  return callMessages(labelCall, seed, [
    { name: 'question', content: question },
    {
      name: 'camps',
      content: listed.map(({ campId, label, thesis }) => ({ id: `K${campId}`, label, thesis })),
    },
    { name: 'claims', content: asked.map(({ statement }, index) => ({ id: idAt(index), statement })) },
    { name: 'response', content: numberedSentences(response) },
  ]);
}

function idAt(index: number): string {
  return `C${index + 1}`;
}

/**
 * Keeps every stance with a verified span (R-R04); others become not_addressed, with a problem
 * (R-R10). An output without any stance counts only if no synthesizer finds one: a response that
 * addresses none of the panel's claims is rare. It is no problem to be mended by whoever sent it:
 * what the other one then finds is put to both of them.
 */
export function checkLabels(
  source: Pick<LabelInput, 'response' | 'asked' | 'camps'>,
): (output: Output) => Checked<LabelResult> {
  const makeChecker = makeEvidenceChecker(source.response);
  return (output) => {
    const checker = makeChecker();
    const { entries, astray } = oneEntryPerClaim(checker, source.asked, output.stances);
    const found = entries.flatMap(({ claimId, path, stance, sentences }) => {
      if (stance === 'not_addressed') return [];
      const evidence = findEvidence(checker, path, sentences);
      return evidence ? [{ claimId, stance, span: evidence.span }] : [];
    });
    found.sort((a, b) => a.claimId - b.claimId);
    const stances = found.flatMap(({ stance, ...own }) =>
      stance === 'reported' ? [] : [{ ...own, stance }],
    );
    const value = {
      stances,
      reported: found.flatMap(({ stance, ...own }) => (stance === 'reported' ? [own] : [])),
      camp: checkCamp(checker, source.camps, output.camp),
      evidenceFound: checker.found,
      evidenceDropped: checker.dropped,
    };
    const failed = astray > Math.max(1, output.stances.length * astrayMaxShare);
    const invented = found.length === 0 && checker.dropped >= ungroundedMax;
    return {
      value,
      problems: checker.problems,
      usable: !failed && !invented,
      isDoubtful: found.length === 0,
    };
  };
}

type Entry = Output['stances'][number] & { readonly claimId: number; readonly path: string };

/**
 * The entries of known claims, and the number of entries that name none or contradict another. A
 * claim with two different stances gets none: choosing would be guessing. Beside a stance it does
 * not matter that the response reports the claim too.
 */
function oneEntryPerClaim(
  checker: EvidenceChecker,
  asked: readonly OrderedClaim[],
  stances: Output['stances'],
): { readonly entries: Entry[]; readonly astray: number } {
  const askedBy = new Map(asked.map((each, index) => [idAt(index), each]));
  const entries = new Map<string, Output['stances'][number] & { about: OrderedClaim; path: string }>();
  const contradicted = new Set<string>();
  let unknown = 0;
  for (const [index, entry] of stances.entries()) {
    const path = `stances[${index}]`;
    const about = askedBy.get(entry.claim);
    if (!about) {
      checker.problems.push(`${path}.claim: is no id of the claims`);
      unknown++;
      continue;
    }
    const known = entries.get(entry.claim);
    if (known) checker.problems.push(`${path}.claim: stands twice`);
    const isReport = [known, entry].some((each) => each?.stance === 'reported');
    if (known && !isReport && known.stance !== entry.stance) contradicted.add(entry.claim);
    if (!known || known.stance === 'reported') entries.set(entry.claim, { ...entry, about, path });
  }
  const found = [...entries.values()].map(({ about, ...entry }): Entry => {
    const stance = contradicted.has(entry.claim) ? 'not_addressed' : entry.stance;
    return { ...entry, stance, claimId: about.claimId };
  });
  return { entries: found, astray: unknown + contradicted.size };
}

function checkCamp(
  checker: EvidenceChecker,
  camps: readonly CampThesis[],
  { id, sentences }: Output['camp'],
): LabelResult['camp'] {
  if (id === null) return null;
  const camp = camps.find(({ campId }) => `K${campId}` === id);
  if (!camp) {
    checker.problems.push('camp.id: is no id of the camps');
    return null;
  }
  const evidence = findEvidence(checker, 'camp', sentences);
  return evidence && { campId: camp.campId, span: evidence.span };
}
