import type { Finding } from './finding.ts';
import type { ExpectedCost } from './panel-costs.ts';
import type { Preflight } from './preflight.ts';

/** Missing models that are named; the number of all stands beside the panels. */
const linesMax = 12;

/** The preflight for people: what fails first. */
export function preflightText(preflight: Preflight): string {
  const { findings, env, costs, task_cost: task, panel_models, synthesizers } = preflight;
  const probes = [...panel_models, ...synthesizers];
  const calls = probes.reduce((sum, probe) => sum + probe.calls, 0);
  const tokens = probes.reduce((sum, probe) => sum + probe.input_tokens + probe.output_tokens, 0);
  return [
    ...findingLines(findings),
    ...(env.length > 0 ? ['', 'For .env:', ...env.map((line) => `  ${line}`)] : []),
    '',
    'A run is expected to need (estimates; answers of 900 tokens):',
    ...costs.map(
      (each) => `  ${each.panel.padEnd(10)} ${costWords(each)}; as long as ${each.call_lengths} calls`,
    ),
    `If the question sets a task (“Write …”), its responses are compared as well: ${costWords(task)}.`,
    'A run takes as long as that many usual calls one after the other; this is computed, not measured with real models.',
    '',
    `This took ${calls} calls and ${tokens} tokens.`,
  ].join('\n');
}

/** The same in short: what fails, and what should be set. */
export function findingLines(findings: readonly Finding[]): string[] {
  return (['fail', 'warn', 'ok'] as const).flatMap((level) => {
    const lines = findings.filter((finding) => finding.level === level).map(findingLine);
    const more = lines.length - linesMax;
    return more > 0
      ? [...lines.slice(0, linesMax), `${level.padEnd(4)}  and ${more} more (--json lists all)`]
      : lines;
  });
}

/** Ids come from a gateway: a control character in one could move the cursor. */
function findingLine({ level, about, says, change }: Finding): string {
  const line = `${level.padEnd(4)}  ${about}: ${says}.${change === null ? '' : ` ${change}`}`;
  return line.replaceAll(/\p{Cc}/gu, '?');
}

function costWords({ calls, input_tokens, output_tokens, dollars, unpriced }: ExpectedCost): string {
  const thousands = (tokens: number) => `${Math.round(tokens / 1000)}k`;
  const money = dollars === null ? 'price unknown' : `$${dollars.toFixed(2)}`;
  const rest =
    dollars !== null && unpriced.length > 0 ? `, without ${unpriced.length} models of unknown price` : '';
  return `${calls} calls, ${thousands(input_tokens)} tokens in, ${thousands(output_tokens)} out: ${money}${rest}`;
}
