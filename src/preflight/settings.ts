import type { GatewayEndpoint, JsonOutput } from '../gateway/http/endpoint.ts';
import { type Finding, finding, type PreflightSeen } from './finding.ts';
import { reasoningFormOf } from './reasoning-form.ts';
import type { Setup } from './setup.ts';

/** What was found, and lines for `.env`. */
interface Found {
  readonly findings: Finding[];
  readonly env: string[];
}

/**
 * Judges how reasoning is switched off and outputs are asked for, and names the setting that is
 * missing.
 */
export function settingFindings(setup: Setup, seen: PreflightSeen): Found {
  const all = [
    ...setup.gateways.map((endpoint) => ofReasoning(setup, endpoint, seen)),
    ofOutput(setup, seen),
  ];
  return { findings: all.flatMap(({ findings }) => findings), env: all.flatMap(({ env }) => env) };
}

/** Panel models answer without extended reasoning where that can be asked for (R-S06). */
function ofReasoning({ gatewaysFromFile }: Setup, endpoint: GatewayEndpoint, seen: PreflightSeen): Found {
  const { name, reasoningOff } = endpoint;
  const probes = [...seen.panelModels, ...seen.synthesizers].filter(({ gateway }) => gateway === name);
  if (probes.every(({ failure }) => failure !== null)) return { findings: [], env: [] };
  const about = `reasoning at gateway ${name}`;
  const reasoned = probes.filter((probe) => probe.reasoned).map(({ model_id }) => model_id);
  if (reasoningOff !== null) {
    const isSent = probes.some((probe) => probe.reasoning_off_sent);
    const how = isSent ? 'is switched off' : 'is refused as an option and left out, which reports say';
    const found =
      reasoned.length > 0
        ? finding(
            'warn',
            about,
            `${reasoned.join(', ')} reasoned all the same`,
            'Reports will say so; or set another form.',
          )
        : finding('ok', about, how);
    return { findings: [found], env: [] };
  }
  const form = reasoningFormOf(endpoint.baseUrl, seen.lists.get(name));
  const says = `is left to each model${reasoned.length > 0 ? `; ${reasoned.join(', ')} reasoned` : ''}`;
  if (gatewaysFromFile) {
    const value = form === null ? 'reasoning_off (docs/operations.md)' : `"reasoning_off": "${form}"`;
    return {
      findings: [finding('warn', about, says, `Set ${value} in its entry of GATEWAYS_FILE.`)],
      env: [],
    };
  }
  const change = form === null ? 'Set MODEL_GATEWAY_REASONING_OFF (docs/operations.md).' : seeLine;
  return {
    findings: [finding('warn', about, says, change)],
    env: form === null ? [] : [`MODEL_GATEWAY_REASONING_OFF=${form}`],
  };
}

const seeLine = 'See the line for .env.';
const strictestFirst: readonly (JsonOutput | null)[] = ['json_schema', 'json_object', 'prompt'];

/** A form that is refused is changed by itself; one that is accepted and not obeyed must be set. */
function ofOutput({ gateways, gatewaysFromFile }: Setup, { synthesizers }: PreflightSeen): Found {
  const disobeying = synthesizers.filter(
    ({ json_output: form, refused, gateway }) =>
      form !== null &&
      !refused.includes('output') &&
      form !== gateways.find(({ name }) => name === gateway)?.jsonOutput,
  );
  if (disobeying.length === 0) return { findings: [], env: [] };
  // For one endpoint, the form that every synthesizer follows: a model that follows a stricter one
  // follows words as well.
  const weakest = Math.max(0, ...synthesizers.map((probe) => strictestFirst.indexOf(probe.json_output)));
  const names = disobeying.map(({ model_id }) => model_id).join(', ');
  const models = disobeying
    .map(({ model_id, json_output }) => `"${model_id}": { "json_output": "${json_output}" }`)
    .join(', ');
  const change = gatewaysFromFile ? `Set "models": { ${models} } in the entry of GATEWAYS_FILE.` : seeLine;
  return {
    findings: [
      finding(
        'fail',
        'output of the synthesis',
        `${names} accepts a strict schema and does not follow it`,
        change,
      ),
    ],
    env: gatewaysFromFile ? [] : [`MODEL_GATEWAY_JSON_OUTPUT=${strictestFirst[weakest]}`],
  };
}
