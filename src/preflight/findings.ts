import type { JsonOutput } from '../gateway/http/endpoint.ts';
import type { CatalogueCheck, Lists } from './catalogue-check.ts';
import { nearestIds } from './nearest.ts';
import type { Setup } from './preflight.ts';
import type { Probe } from './probe.ts';
import { reasoningFormOf } from './reasoning-form.ts';

/** What was found, and what to do: `fail`: a run will fail; `warn`: it will be less than it could be. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly about: string;
  readonly says: string;
  /** What to change; null if nothing. */
  readonly change: string | null;
}

interface Seen {
  readonly lists: Lists;
  readonly catalogue: CatalogueCheck;
  readonly panelModels: readonly Probe[];
  readonly synthesizers: readonly Probe[];
}

/** Judges what was seen. `env`: lines for `.env`, if there is one endpoint. */
export function findingsOf(setup: Setup, seen: Seen): { findings: Finding[]; env: string[] } {
  const env: string[] = [];
  const findings = [
    ...setup.gateways.flatMap(({ name }) => listFindings(name, seen.lists)),
    ...catalogueFindings(seen.catalogue),
    ...seen.panelModels.map(panelFinding),
    ...seen.synthesizers.map((probe) => synthesizerFinding(probe, seen.lists)),
    ...reasoningFindings(setup, seen, env),
    ...outputFindings(setup, seen, env),
  ];
  return { findings, env };
}

function finding(
  level: Finding['level'],
  about: string,
  says: string,
  change: string | null = null,
): Finding {
  return { level, about, says, change };
}

export function listFindings(name: string, lists: Lists): Finding[] {
  const about = `gateway ${name}`;
  const list = lists.get(name);
  if (list?.kind === 'list') return [finding('ok', about, `lists ${list.models.length} models`)];
  if (list?.key === 'refused')
    return [finding('fail', about, `refuses the key (HTTP ${list.status})`, 'Set another key.')];
  if (list?.status === null || list === undefined)
    return [finding('fail', about, 'does not answer', 'Check host and port of its base URL.')];
  const says = `lists no models (HTTP ${list.status}), so ids cannot be compared`;
  return [finding('warn', about, says, 'If calls fail as well, check that its base URL ends in /v1.')];
}

const verdicts = { completed: 'ok', partial: 'warn', failed: 'fail' } as const;

export function catalogueFindings({ missing, small, panels }: CatalogueCheck): Finding[] {
  return [
    ...panels.flatMap(({ panel, models, listed, verdict }) =>
      verdict === null
        ? []
        : [
            finding(
              verdicts[verdict],
              `panel ${panel}`,
              `${listed} of ${models} models are listed${verdict === 'completed' ? '' : `: a run would be ${verdict}`}`,
              verdict === 'completed'
                ? null
                : 'Rename or replace models by differences in CATALOGUE_FILE (docs/catalogue.md).',
            ),
          ],
    ),
    ...missing.map(({ model_id: id, nearest }) =>
      finding(
        'warn',
        `model ${id}`,
        `is not listed${nearest.length > 0 ? `; near: ${nearest.join(', ')}` : ''}`,
      ),
    ),
    ...small.map(({ model_id: id, context_tokens: tokens }) =>
      finding('warn', `model ${id}`, `takes ${tokens} tokens, which a long question with its answer exceeds`),
    ),
  ];
}

function panelFinding(probe: Probe): Finding {
  const about = `calls to gateway ${probe.gateway}`;
  if (probe.failure === null) return finding('ok', about, `${probe.model_id} answered${notes(probe)}`);
  return finding('fail', about, `${probe.model_id}: ${probe.reason}`, remedy(probe));
}

function synthesizerFinding(probe: Probe, lists: Lists): Finding {
  const about = `synthesizer ${probe.model_id}`;
  if (probe.failure !== null) {
    const list = lists.get(probe.gateway);
    const near =
      list?.kind === 'list'
        ? nearestIds(
            probe.model_id,
            list.models.map(({ id }) => id),
          )
        : [];
    const says =
      probe.failure === 'unknown_model' && near.length > 0
        ? `${probe.reason}; near: ${near.join(', ')}`
        : probe.reason;
    return finding('fail', about, says ?? '', remedy(probe));
  }
  if (probe.json_output === null)
    return finding(
      'fail',
      about,
      'follows no JSON schema, in no form',
      'Name another model in SYNTHESIZERS.',
    );
  const how = {
    json_schema: 'a strict JSON schema',
    json_object: 'a schema in words, as JSON',
    prompt: 'a schema in words',
  };
  return finding('ok', about, `follows ${how[probe.json_output]}${notes(probe)}`);
}

function notes({ refused, usage_reported: usage, cached_reported: cached }: Probe): string {
  return [
    ...(refused.length > 0 ? [`asked without what it refuses (${refused.join(', ')})`] : []),
    usage
      ? `usage reported${cached ? ', with cached tokens' : ''}`
      : 'no usage reported: costs will be unknown',
  ]
    .map((note) => `; ${note}`)
    .join('');
}

function remedy({ failure }: Probe): string {
  switch (failure) {
    case 'auth':
      return 'Set another key, or pay its account.';
    case 'unknown_model':
      return 'Use an id that the gateway lists.';
    case 'network':
      return 'Check host and port of the base URL.';
    case 'bad_request':
      return 'Check that the base URL ends in /v1; otherwise use another model.';
    case 'rate_limited':
      return 'Set MODEL_GATEWAY_CALLS_PER_MINUTE or MODEL_GATEWAY_CONCURRENCY to what the account may do, or try later.';
    default:
      return 'Try again later, or use another model.';
  }
}

/** Panel models answer without extended reasoning where that can be asked for (R-S06). */
function reasoningFindings(
  { gateways }: Setup,
  { lists, panelModels, synthesizers }: Seen,
  env: string[],
): Finding[] {
  return gateways.flatMap((endpoint) => {
    const about = `reasoning at gateway ${endpoint.name}`;
    const probes = [...panelModels, ...synthesizers].filter(({ gateway }) => gateway === endpoint.name);
    if (probes.every(({ failure }) => failure !== null)) return [];
    const sent = probes.some((probe) => probe.reasoning_off_sent);
    const reasoned = probes.filter((probe) => probe.reasoned).map(({ model_id }) => model_id);
    if (endpoint.reasoningOff !== null) {
      if (reasoned.length > 0)
        return [
          finding(
            'warn',
            about,
            `${reasoned.join(', ')} reasoned all the same`,
            'Reports will say so; or set another form.',
          ),
        ];
      return [
        finding(
          'ok',
          about,
          sent ? 'is switched off' : 'is refused as an option and left out, which reports say',
        ),
      ];
    }
    const form = reasoningFormOf(endpoint.baseUrl, lists.get(endpoint.name));
    if (form !== null) env.push(`MODEL_GATEWAY_REASONING_OFF=${form}`);
    const says = `is left to each model${reasoned.length > 0 ? `; ${reasoned.join(', ')} reasoned` : ''}`;
    return [
      finding(
        'warn',
        about,
        says,
        form === null ? 'Set MODEL_GATEWAY_REASONING_OFF (docs/operations.md).' : 'See the line for .env.',
      ),
    ];
  });
}

/** The form that every synthesizer follows: a model that follows a stricter one follows words as well. */
function outputFindings({ gateways }: Setup, { synthesizers }: Seen, env: string[]): Finding[] {
  const order: readonly (JsonOutput | null)[] = ['json_schema', 'json_object', 'prompt'];
  const weakest = Math.max(0, ...synthesizers.map((probe) => order.indexOf(probe.json_output)));
  const needed = order[weakest];
  // A form that is refused is changed by itself; one that is accepted and not obeyed must be set.
  const mustBeSet = synthesizers.some(
    ({ json_output: form, refused, gateway }) =>
      form !== null &&
      !refused.includes('output') &&
      form !== gateways.find(({ name }) => name === gateway)?.jsonOutput,
  );
  if (!mustBeSet || !needed) return [];
  env.push(`MODEL_GATEWAY_JSON_OUTPUT=${needed}`);
  const names = synthesizers
    .filter(({ json_output: form }) => form === needed)
    .map(({ model_id }) => model_id);
  return [
    finding(
      'fail',
      'output of the synthesis',
      `${names.join(', ')} accepts a strict schema and does not follow it`,
      'See the line for .env.',
    ),
  ];
}
