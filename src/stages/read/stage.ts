import { type Field, fieldsIn } from '../../report/draft/fields.ts';
import { markNames, withoutMarks } from '../../report/prose/marks.ts';
import { proseSentences } from '../../report/prose/prose-sentences.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import type { Flag } from './flags.ts';
import { withSentencesFor } from './narrowed-tables.ts';
import { checkReading, type FoundFault, readCall, readMessages, type ShownField } from './read-section.ts';
import { type ProseInput, writersTablesOf, writtenIn } from './written.ts';

export { readCall as spec };

export type AskedSentence = Pick<Flag, 'section' | 'path' | 'sentence'>;

/** Once sections have been mended, only the changed sentences are asked about. */
export async function prepare(
  input: ProseInput,
  context: JobContext,
): Promise<Prepared<readonly AskedSentence[]>> {
  const { seed, day, findings, tables } = await tabulatedRun(input.evidence, context);
  const { mended } = input;
  const asked: AskedSentence[] = [];
  const cited: Record<string, string> = {};
  const written = writtenIn(input);
  const fields = written.flatMap(({ section, earlier, output }) => {
    const known = new Map(fieldsIn(earlier).map(({ path, text }) => [path, text]));
    const numbered = ({ path, text }: Field) =>
      proseSentences(text).map((prose) => {
        const sentence = prose.text.trim();
        const isAsked = mended.length === 0 || !known.get(path)?.includes(sentence);
        if (isAsked) asked.push({ section, path, sentence });
        const shown = withoutMarks(prose.text).trim();
        const names = markNames(sentence);
        for (const name of names) {
          const words = tables.shown.get(name)?.words;
          if (words !== undefined) cited[name] = words; // Not own knowledge, nor a calculation.
        }
        return { number: isAsked ? asked.length : null, shown, names };
      });
    return fieldsIn(output)
      .filter(({ path }) => mended.length === 0 || mended.some(({ field }) => field === path))
      .map((field) => ({ path: field.path, cites: field.cites, sentences: numbered(field) }));
  });
  if (asked.length === 0) return { setAside: 'empty' };
  const { question } = findings;
  const all = writersTablesOf(written, tables);
  const given = mended.length === 0 || fields.some(mayRestOnAny) ? all : withSentencesFor(fields, all);
  return {
    messages: readMessages({ seed, day, question, tables: { ...given, responses: cited }, fields }),
    asked,
  };
}

/** Whether a sentence that is asked about has no mark, in a field that cites nothing. */
function mayRestOnAny({ cites, sentences }: ShownField): boolean {
  return cites.length === 0 && sentences.some(({ number, names }) => number !== null && names.length === 0);
}

export function judge({
  output,
  asked,
}: ToJudge<ProseInput, readonly AskedSentence[]>): Judged<readonly FoundFault[]> {
  return judgeOutput(readCall, checkReading(asked.length), output);
}
