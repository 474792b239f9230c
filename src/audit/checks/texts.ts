import { strings } from '../../report/prose/strings.ts';
import type { Report } from '../../report/schema/report.ts';
import { sectionsByCode } from '../../report/sections/choose.ts';
import { plainUncertainties } from '../../report/sections/fallback-analysis.ts';
import { copyFault, holdsCopy } from '../../text/copied-text.ts';
import { type CopyIndex, exempting, openCopiesAmong } from '../../text/copy-index.ts';
import { isHarmless } from '../../text/harmless.ts';
import { type CheckedValue, checkedValue, isIdAt, pathOf } from '../material/finding.ts';
import type { Material, Origin } from '../material/material.ts';
import type { Rebuilt } from '../material/rebuild.ts';

/**
 * Checks that no text but the question repeats a response (R-S07), and that no markup, double brace
 * or hidden character is left in what models worded (R-H08). Another check compares the entries of
 * `errors`.
 */
export function textFindings(material: Material, { tables }: Rebuilt, origin: Origin | null): CheckedValue[] {
  const texts = textsOf(material.report);
  const copies = origin?.copies ?? copiesIn(material, texts);
  // Sentences of this service do not count as copies even if a response contains them: no response
  // may decide whether there is a report. Some hold wordings of the evidence, for which nothing is
  // exempt; of notes only the counts are ours.
  const counted = plainUncertainties(tables).map(({ why_unresolved: why }) => why);
  const ours = strings([material.report.methodology, sectionsByCode({ ...tables, notes: [] }), counted]);
  const spared = exempting(
    copies,
    ours.map(({ text }) => text),
  );
  const areHarmless = once((text) => isHarmless(text) && !/\{\{|\}\}/.test(text));
  const areOwn = once((text) => !holdsCopy(copies, text));
  const areSpared = once((text) => !holdsCopy(spared, text));
  return texts.map(({ at, text }) => {
    const [part = ''] = at.split('.');
    if (!(part === 'evidence' ? areOwn : areSpared)(text))
      return checkedValue(pathOf(at), text, false, `nothing that ${copyFault}`);
    const isOurs = part === 'methodology' || part === 'research_record';
    return checkedValue(
      pathOf(at),
      text,
      isOurs || areHarmless(text),
      'no markup, double brace or hidden character',
    );
  });
}

type Texts = ReturnType<typeof strings>;

function textsOf({ answer, evidence, analysis, research_record, methodology }: Report): Texts {
  return strings({ answer, evidence, analysis, research_record, methodology }).filter(
    ({ at }) => !isIdAt(at),
  );
}

/** An index of what the responses share with these texts. */
function copiesIn({ report, responses }: Material, texts: Texts): CopyIndex {
  const copies = openCopiesAmong(
    texts.map(({ text }) => text),
    [report.question?.text ?? ''],
  );
  for (const { text } of responses) if (text !== null) copies.add(text);
  return copies;
}

/** Judges each text only once: names occur in a report thousands of times. */
function once(judge: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? judge(text);
    known.set(text, found);
    return found;
  };
}
