import { z } from 'zod';
import { idSignSentences, readLines, type Wire } from '../call/wire.ts';

/** The compact form of answers: a line for everything that is asked, such as "Q3 + 12". */
export const adjudicateLines: Wire = {
  schema: z.object({
    claims: z.array(z.string()),
    camps: z.array(z.string()),
    figures: z.array(z.string()),
    cases: z.array(z.string()),
  }),
  expand: ({ claims, camps, figures, cases, ...rest }) => ({
    ...rest,
    claims: readLines(claims, readClaim),
    camps: readLines(camps, (line) => readYesOrNo(line, 'is_own_answer')),
    figures: readLines(figures, (line) => readYesOrNo(line, 'is_given')),
    cases: readLines(cases, (line) => readYesOrNo(line, 'is_given')),
  }),
};

/** The lines in words, for the prompt. */
export const adjudicateForm = `{"claims": [line, …], "camps": [line, …], "figures": [line, …], "cases": [line, …]}

Each line is one string: an id, a sign and a sentence. The sign of a claim is + if its response says it, - if it denies it, ~ if it does both, 0 if it does neither; of a camp, a figure and a case it is + for yes and 0 for no. The sentence, one of that response, is the one that shows it, by its number, or two neighbouring ones; behind 0 there is none. For example, "Q2 + 12" says that sentence 12 says the claim Q2, "Q3 - 3,4" that sentences 3 and 4 together deny Q3:
{"claims": ["Q1 0", "Q2 + 12", "Q3 - 3,4", "Q4 ~ 7"], "camps": ["P1 + 1", "P2 0"], "figures": ["F1 + 12"], "cases": []}`;

type Said = { readonly says_true: boolean; readonly says_false: boolean };

const yes: Said = { says_true: true, says_false: false };
const no: Said = { says_true: false, says_false: true };
const both: Said = { says_true: true, says_false: true };
const neither: Said = { says_true: false, says_false: false };
const signs: Readonly<Record<string, Said>> = {
  ...{ '+': yes, support: yes },
  ...{ '-': no, '−': no, '–': no, oppose: no },
  ...{ '~': both, '±': both, mixed: both },
  ...{ '0': neither, not_addressed: neither },
};

/** An unreadable line becomes an entry without an id, which the check then reports. */
function readClaim(line: string): unknown {
  const { id, sign, sentences } = idSignSentences(line);
  const said = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return said && sentences ? { id, ...said, sentences } : { id: '', ...neither, sentences: [] };
}

function readYesOrNo(line: string, field: 'is_own_answer' | 'is_given'): unknown {
  const { id, sign, sentences } = idSignSentences(line);
  const isYes = sign === '+' || sign === 'yes';
  const isRead = (isYes || sign === '0' || sign === 'no') && sentences !== null;
  return isRead ? { id, [field]: isYes, sentences } : { id: '', [field]: false, sentences: [] };
}
