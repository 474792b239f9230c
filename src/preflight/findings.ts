import { modelsOf } from '../domain/run/synthesizer.ts';
import { settingsOf } from '../gateway/http/endpoint.ts';
import { type CatalogueCheck, type Lists, listedModel } from './catalogue-check.ts';
import { type Finding, finding, type PreflightSeen } from './finding.ts';
import { nearestIds } from './nearest.ts';
import type { Probe } from './probe.ts';
import { settingFindings } from './settings.ts';
import type { Setup } from './setup.ts';

/** Judges what was seen. `env`: lines for `.env`, if one endpoint is set there. */
export function findingsOf(setup: Setup, seen: PreflightSeen): { findings: Finding[]; env: string[] } {
  const settings = settingFindings(setup, seen);
  const findings = [
    ...setup.gateways.flatMap(({ name }) => listFindings(name, seen.lists)),
    ...catalogueFindings(seen.catalogue),
    ...seen.panelModels.map((probe) => panelFinding(probe, setup)),
    ...seen.synthesizers.map((probe) => synthesizerFinding(probe, setup, seen.lists)),
    ...synthesizersShort(setup, seen.lists),
    ...settings.findings,
  ];
  return { findings, env: settings.env };
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

export function catalogueFindings({ missing, small, short, panels }: CatalogueCheck): Finding[] {
  return [
    ...panels.flatMap((panel) => panelCheckFinding(panel, panels)),
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
    ...short.map(({ model_id: id, output_tokens: tokens }) =>
      finding(
        'warn',
        `model ${id}`,
        `writes at most ${tokens} tokens; a longer answer is cut and not counted`,
      ),
    ),
  ];
}

type PanelCheck = CatalogueCheck['panels'][number];

/** A panel that its gateway can't make fails by itself; runs of the others go on. */
function panelCheckFinding(
  { panel, models, listed, verdict }: PanelCheck,
  all: readonly PanelCheck[],
): Finding[] {
  if (verdict === null) return [];
  const about = `panel ${panel}`;
  const says = `${listed} of ${models} models are listed`;
  if (verdict === 'completed') return [finding('ok', about, says)];
  const isHopeless = all.every((each) => each.verdict === 'failed');
  const outcome = verdict === 'failed' ? 'would fail and be refunded' : 'would be partial';
  const change = 'Rename or replace models by differences in CATALOGUE_FILE (docs/catalogue.md).';
  return [finding(isHopeless ? 'fail' : 'warn', about, `${says}: a run of it ${outcome}`, change)];
}

function panelFinding(probe: Probe, setup: Setup): Finding {
  const about = `calls to gateway ${probe.gateway}`;
  if (probe.failure === null) return finding('ok', about, `${probe.model_id} answered${notes(probe)}`);
  return finding('fail', about, `${probe.model_id}: ${probe.reason}`, remedy(probe, setup));
}

function synthesizerFinding(probe: Probe, setup: Setup, lists: Lists): Finding {
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
    return finding('fail', about, says ?? '', remedy(probe, setup));
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

/** What the longest stage asks for, `group` in `src/stages`. */
const synthesisMaxTokens = 16_000;

/** Synthesizers whose output limit, listed or set, is below what the longest stage asks for. */
function synthesizersShort({ gateways, synthesizers }: Setup, lists: Lists): Finding[] {
  return modelsOf(synthesizers).flatMap((model) => {
    const endpoint = gateways.find(({ name }) => name === model.gateway);
    const set = endpoint ? settingsOf(endpoint, model.modelId).maxOutputTokens : null;
    const tokens = Math.min(listedModel(lists, model)?.outputTokens ?? Infinity, set ?? Infinity);
    if (tokens >= synthesisMaxTokens) return [];
    const says = `writes at most ${tokens} tokens, where the synthesis asks for up to ${synthesisMaxTokens}`;
    const change =
      'With large panels, outputs may be cut: name a model that writes more, at least in SYNTHESIZERS_GROUP.';
    return [finding('warn', `synthesizer ${model.modelId}`, says, change)];
  });
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

function remedy(
  { failure, no_such_address: isMissing }: Probe,
  { gatewaysFromFile: isFromFile }: Setup,
): string {
  switch (failure) {
    case 'auth':
      return 'Set another key, or pay its account.';
    case 'unknown_model':
      return 'Use an id that the gateway lists.';
    case 'network':
      return 'Check host and port of the base URL.';
    case 'bad_request':
      return isMissing ? 'Check the path of the base URL, which usually ends in /v1.' : 'Use another model.';
    case 'rate_limited':
      if (isFromFile)
        return 'Set calls_per_minute or concurrency in GATEWAYS_FILE to what the account may do, or try later.';
      return 'Set MODEL_GATEWAY_CALLS_PER_MINUTE or MODEL_GATEWAY_CONCURRENCY to what the account may do, or try later.';
    default:
      return 'Try again later, or use another model.';
  }
}
