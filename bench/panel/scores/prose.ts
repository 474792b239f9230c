import type { Report } from '../../../src/report/schema/report.ts';
import type { AddedLine } from '../coder/synthesizer.ts';

/** The fate of the sentences added to sections. Shares from 0 to 1; null if there were none. */
export interface ProseScores {
  readonly liesLetThrough: number | null;
  readonly honestRefused: number | null;
}

/**
 * @param added the sentences that were added; a section that was written twice has the same ones
 */
export function proseScores(
  report: Pick<Report, 'answer' | 'analysis'>,
  added: readonly AddedLine[],
): ProseScores {
  const lines = [...new Map(added.map((each) => [`${each.stage} ${each.line}`, each])).values()];
  const stands = lines.map((each) => {
    const texts = textsIn(sectionOf(report, each.stage));
    return { ...each, stands: texts.some((text) => ` ${text}`.includes(` ${each.line}`)) };
  });
  const shareOf = (kind: AddedLine['kind'], standing: boolean) => {
    const some = stands.filter((each) => each.kind === kind);
    return some.length === 0 ? null : some.filter((each) => each.stands === standing).length / some.length;
  };
  return { liesLetThrough: shareOf('lie', true), honestRefused: shareOf('honest', false) };
}

/** The section of the report that a stage such as `write_uncertainties` wrote. */
function sectionOf({ answer, analysis }: Pick<Report, 'answer' | 'analysis'>, stage: string): unknown {
  const name = stage.replace(/^write_/, '') as keyof NonNullable<Report['analysis']>;
  return name in (analysis ?? {}) ? analysis?.[name] : answer;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
