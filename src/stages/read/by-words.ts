import { sectionProblems } from '../../report/draft/section-problems.ts';
import { ownName } from '../../report/prose/marks.ts';
import { proseSentences } from '../../report/prose/prose-sentences.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext } from '../job/job.ts';
import { fieldsIn } from '../write/fields.ts';
import type { Flag } from './flags.ts';
import { mendedOutput, type SectionInput, sourceIn, writerOf } from './written.ts';

/** What lists of words find wrong with a section that no model reads. */
export async function flagByWords(input: SectionInput, context: JobContext): Promise<Flag[]> {
  const { section } = input;
  const { tables } = await tabulatedRun(input.evidence, context);
  const output = mendedOutput(input);
  const { settle } = writerOf(section);
  const draft = settle(sourceIn(section, tables), output, []);
  if (draft === null) return [];
  const problemsBy = (judge: 'lists' | 'reader') => sectionProblems(section, draft as never, tables, judge);
  const certain = problemsBy('reader');
  const listed = problemsBy('lists').filter((problem) => !certain.includes(problem));
  return fieldsIn(output).flatMap(({ path, text }) =>
    listed
      .filter((problem) => isAt(path, problem))
      .flatMap((problem) => flagsOf({ section, path }, text, problem)),
  );
}

/** The sentences that hold the phrase which a problem quotes; all of them if none does. */
function flagsOf(at: Pick<Flag, 'section' | 'path'>, text: string, problem: string): Flag[] {
  const phrase = problem.split('“')[1]?.split('”')[0];
  const why = problem.slice(problem.indexOf(':') + 2);
  const sentences = proseSentences(text).filter((each) => phrase && each.text.includes(phrase));
  const flagged = sentences.length > 0 ? sentences.map((each) => each.text.trim()) : [text];
  return flagged.map((sentence) => ({ ...at, sentence, fault: faultIn(why), why }));
}

function faultIn(why: string): Flag['fault'] {
  if (why.includes('stands in no table')) return 'unsupported';
  if (why.includes(`[${ownName}]`)) return 'doubted';
  return why.includes('rank 1') ? 'contradiction' : 'amount';
}

function isAt(path: string, problem: string): boolean {
  return problem.startsWith(`${path}:`) || problem.startsWith(`${path.replace(/\[\d+\]$/, '')}:`);
}
