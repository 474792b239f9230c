import { fetch } from 'undici';
import { z } from 'zod';
import type { Price } from '../domain/cost/price.ts';
import { reveal } from '../domain/secret.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';

/** A model as a gateway lists it; null is what the gateway does not say. */
export interface ListedModel {
  readonly id: string;
  readonly contextTokens: number | null;
  readonly outputTokens: number | null;
  readonly price: Price | null;
  readonly ownedBy: string | null;
}

export type ModelsList =
  | { readonly kind: 'list'; readonly models: readonly ListedModel[]; readonly server: string }
  /** `status`: null if no answer came. */
  | { readonly kind: 'failure'; readonly status: number | null; readonly key: 'refused' | 'unknown' };

const number = z.coerce.number().min(0).nullish().catch(null);
const tokens = z.coerce.number().int().min(1).nullish().catch(null);

/**
 * What OpenAI, OpenRouter (pricing, context_length, top_provider), vLLM (max_model_len), LiteLLM
 * (max_…) and others list.
 */
const modelSchema = z.looseObject({
  id: z.string().min(1).max(200),
  created: number,
  owned_by: z.string().max(200).nullish().catch(null),
  context_length: tokens,
  max_model_len: tokens,
  max_input_tokens: tokens,
  max_output_tokens: tokens,
  top_provider: z.looseObject({ max_completion_tokens: tokens }).nullish().catch(null),
  /** Dollars per token. */
  pricing: z
    .looseObject({ prompt: number, completion: number, input_cache_read: number })
    .nullish()
    .catch(null),
});
const listSchema = z.looseObject({ data: z.array(z.unknown()) });

const timeoutMs = 20_000;
/** A list of a thousand models with their descriptions has about one megabyte. */
const listMaxBytes = 20_000_000;

/** Reads the models that a gateway lists. Costs nothing. Never throws: a failure is a value. */
export async function readModelsList(endpoint: GatewayEndpoint): Promise<ModelsList> {
  const headers: Record<string, string> =
    endpoint.apiKey === null ? {} : { authorization: `Bearer ${reveal(endpoint.apiKey)}` };
  try {
    const answer = await fetch(`${endpoint.baseUrl.replace(/\/$/, '')}/models`, {
      headers,
      redirect: 'manual', // As for calls: the key goes to no other host.
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      bytes += part.byteLength;
      if (bytes > listMaxBytes) return { kind: 'failure', status: answer.status, key: 'unknown' };
      parts.push(part);
    }
    const text = Buffer.concat(parts).toString('utf8');
    if (!answer.ok) return { kind: 'failure', status: answer.status, key: keyOf(answer.status, text) };
    const models = listSchema.parse(JSON.parse(text)).data.flatMap((each) => listed(each));
    return { kind: 'list', models: models.map(({ model }) => model), server: serverOf(models) };
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError;
    return { kind: 'failure', status: isUnreadable ? 200 : null, key: 'unknown' };
  }
}

/** A proxy of LiteLLM answers a wrong key with 400. */
function keyOf(status: number, text: string): 'refused' | 'unknown' {
  const isKey =
    [401, 403].includes(status) ||
    (status === 400 && /auth|api key|token|no_db_connection/i.test(text.slice(0, 500)));
  return isKey ? 'refused' : 'unknown';
}

function listed(entry: unknown): { readonly model: ListedModel; readonly created: number | null }[] {
  const { data } = modelSchema.safeParse(entry);
  if (!data) return [];
  const { prompt, completion, input_cache_read: cached } = data.pricing ?? {};
  const perMillion = (dollars: number) => Math.round(dollars * 1e12) / 1e6;
  return [
    {
      created: data.created ?? null,
      model: {
        id: data.id,
        contextTokens: data.context_length ?? data.max_model_len ?? data.max_input_tokens ?? null,
        outputTokens: data.top_provider?.max_completion_tokens ?? data.max_output_tokens ?? null,
        price:
          typeof prompt === 'number' && typeof completion === 'number'
            ? {
                input: perMillion(prompt),
                cachedInput: typeof cached === 'number' ? perMillion(cached) : null,
                output: perMillion(completion),
              }
            : null,
        ownedBy: data.owned_by ?? null,
      },
    },
  ];
}

/** LiteLLM gives every model this time of creation. */
const createdByLiteLlm = 1_677_610_602;

function serverOf(models: readonly { readonly created: number | null }[]): string {
  return models.length > 0 && models.every(({ created }) => created === createdByLiteLlm) ? 'litellm' : '';
}
