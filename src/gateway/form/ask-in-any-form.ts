import { isDeepStrictEqual } from 'node:util';
import type { ChatFailure, ChatReply, ChatRequest } from '../../domain/run/chat.ts';
import { type CompletionFailure, type ReadAnswer, readCompletion } from '../http/completion.ts';
import { type GatewayEndpoint, type GatewayOptions, settingsOf } from '../http/endpoint.ts';
import { classifyFailure } from '../http/failures.ts';
import { describeFailure } from '../http/messages.ts';
import { readProviderError } from '../http/provider-error.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { traceparentOf } from '../http/trace.ts';
import type { HttpAnswer, Transport } from '../http/transport.ts';
import { type Form, firstForm, otherForm } from './form.ts';
import { type Refused, refusedParameter } from './refused-parameter.ts';
import { requestBody, sentFacts } from './request-body.ts';

interface Caller {
  readonly endpoint: GatewayEndpoint;
  readonly options: GatewayOptions;
  readonly transport: Pick<Transport, 'post'>;
  /** The form in which each model has answered, if it refused the first one. */
  readonly forms: Map<string, Form>;
}

/** Each parameter may be refused, the format of an output and the length limit twice. */
const formsMax = 7;

/**
 * Asks a model. A refusal that names a parameter costs nothing, so the call is made again without
 * it, or with it in its other form. The form that brings an answer is remembered (R-N02).
 * @param hidden words that no message may hold
 * @throws TransportError, or the signal's reason once it aborts
 */
export async function askInAnyForm(
  { endpoint, options, transport, forms }: Caller,
  request: ChatRequest,
  hidden: readonly string[],
  signal: AbortSignal,
): Promise<ChatReply> {
  const { modelId, runId } = request;
  const trace = runId === undefined ? undefined : traceparentOf(runId);
  const settings = settingsOf(endpoint, modelId);
  const refused: Refused[] = [];
  for (let form = forms.get(modelId) ?? firstForm(settings); ; ) {
    const body = requestBody(settings, form, request);
    const answer = await transport.post(JSON.stringify(body), signal, trace);
    const reading = readReply(answer);
    if (answer.ok && refused.length > 0) {
      // Calls that were under way together learn the same.
      if (!isDeepStrictEqual(forms.get(modelId), form))
        options.onAnotherForm?.(endpoint.name, modelId, namesOf(refused));
      forms.set(modelId, form);
    }
    if (reading.kind === 'answer') return { ...reading, sent: sentFacts(body, settings, request) };

    const named = reading.failure === 'bad_request' ? refusedParameter(reading.error, body) : null;
    const other = named && refused.length < formsMax ? otherForm(form, named) : null;
    if (!named || !other) return failureReply(reading, answer, hidden, named?.parameter);
    refused.push(named);
    form = other;
  }
}

function namesOf(refused: readonly Refused[]): string[] {
  return [...new Set(refused.map(({ parameter }) => parameter))];
}

/** Reads a complete answer by its status and JSON, whatever its content type. */
function readReply({ ok, status, text }: HttpAnswer): ReadAnswer | CompletionFailure {
  const body = parsed(text);
  if (ok) return readCompletion(body);
  const error = readProviderError(errorIn(body), status);
  return { kind: 'failure', failure: classifyFailure(error), error };
}

/** @returns undefined if it is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `error` of a body, or the body itself: some servers omit that level. */
function errorIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return ('error' in body ? body.error : null) ?? body;
}

function failureReply(
  { failure, error }: CompletionFailure,
  { headers }: HttpAnswer,
  hidden: readonly string[],
  parameter?: Refused['parameter'],
): ChatFailure {
  const message = describeFailure(failure, error, hidden, parameter);
  const isMissing = error.status === 404 && !error.structured;
  const reply = {
    kind: 'failure',
    failure,
    message,
    retryAfterMs: retryAfterMs(headers, Date.now()),
  } as const;
  return isMissing ? { ...reply, noSuchAddress: true } : reply;
}
