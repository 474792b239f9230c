import type { ServerResponse } from 'node:http';
import type { Fault } from '../faults/faults.ts';
import { HttpFailure, sendJson } from './http.ts';

/** Sends a completion, changed by the fault if there is one. */
export function deliver(response: ServerResponse, fault: Fault | null, body: object): void {
  if (fault?.kind === 'status') {
    sendStatus(response, fault);
    return;
  }
  switch (fault?.kind) {
    case 'refuse_parameter':
      sendJson(response, 400, refusalOf(fault.parameter));
      return;
    case 'hang':
      return;
    case 'reset':
      resetInBody(response, body);
      return;
    default:
      sendJson(response, 200, body);
      return;
  }
}

function sendStatus(response: ServerResponse, fault: Extract<Fault, { kind: 'status' }>): void {
  const { status, message = `Simulated failure ${status}.`, code = usualCodes[status] ?? null } = fault;
  const headers: Record<string, string> =
    fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after };
  sendJson(response, status, new HttpFailure(status, message, code).body(), headers);
}

/** As OpenAI words it. */
function refusalOf(parameter: string): object {
  const instead = parameter === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  const message = `Unsupported parameter: '${parameter}' is not supported with this model.${instead}`;
  const code = 'unsupported_parameter';
  return { error: { message, type: 'invalid_request_error', param: parameter, code } };
}

const usualCodes: Readonly<Record<number, string>> = {
  401: 'invalid_api_key',
  404: 'model_not_found',
  429: 'rate_limit_exceeded',
};

function resetInBody(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  // Reset only after half of the body is sent: otherwise the client sees no answer instead of a
  // broken one.
  response.write(text.slice(0, Math.floor(text.length / 2)), () => {
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  });
}
