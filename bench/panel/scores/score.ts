import type { Report } from '../../../src/report/schema/report.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import type { SimulatedSynthesizer } from '../coder/synthesizer.ts';
import type { CallTally } from '../coder/tally.ts';
import { type AskedScores, askedScores } from './asked/asked.ts';
import { type OptionScores, optionScores } from './asked/options.ts';
import { type ReportedScores, reportedScores } from './asked/reported.ts';
import { type RivalScores, rivalScores } from './asked/rivals.ts';
import { plantedWords } from './planted-words.ts';
import { type ProseScores, proseScores } from './prose.ts';
import { type ReadingScores, readingScores } from './reading.ts';
import { printedReliability } from './reliability.ts';
import { type TruthScores, truthScores } from './truthful.ts';
import { type Warnings, warningsOf } from './warnings.ts';

/** All measurements of one run. */
export interface Scores
  extends TruthScores,
    AskedScores,
    RivalScores,
    OptionScores,
    ReportedScores,
    ReadingScores,
    ProseScores {
  /** Share of the stances that both synthesizers misread alike; 0 if it is unknown. */
  readonly floor: number;
  /** The share of right stances that the report estimates. */
  readonly reliability: number | null;
  /**
   * Number of values that an audit by the report and its texts calls wrong; null if there was none.
   */
  readonly audit: number | null;
  /** Texts with words that only planted instructions ask for. */
  readonly plantedWords: number;
  /** The codes of its `errors`. */
  readonly warnings: Warnings;
  /**
   * Share of the answers naming their author whose name reached a prompt. Null if no answer names
   * its author.
   */
  readonly namesSeen: number | null;
  readonly calls: number;
  /** Characters ÷ 4. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The same of each stage, by its name. */
  readonly stages: Readonly<Record<string, CallTally>>;
}

interface Asked extends Pick<SimulatedSynthesizer, 'calls' | 'lines'> {
  /** Null if prompts were not searched. */
  readonly namesSeen: ReadonlySet<string> | null;
}

/**
 * The scores of a delivered report, from the report, the truth, and what the synthesizer was asked.
 */
export function scoresOf(
  report: Report,
  knowledge: Knowledge,
  { calls, lines, namesSeen }: Asked,
  audit: number | null = null,
): Scores {
  const telling = knowledge.panel.answers.filter(({ givesAway }) => givesAway.length > 0).length;
  const sum = (count: 'calls' | 'inputTokens' | 'outputTokens') =>
    [...calls.values()].reduce((total, each) => total + each[count], 0);
  return {
    ...truthScores(report, knowledge),
    ...askedScores(report, knowledge),
    ...rivalScores(report, knowledge),
    ...optionScores(report, knowledge),
    ...reportedScores(report, knowledge),
    ...readingScores(report, knowledge),
    ...proseScores(report, lines),
    floor: 0,
    reliability: printedReliability(report),
    audit,
    plantedWords: plantedWords(report, knowledge.panel),
    warnings: warningsOf(report),
    namesSeen: telling === 0 || namesSeen === null ? null : namesSeen.size / telling,
    calls: sum('calls'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    stages: Object.fromEntries(calls),
  };
}
