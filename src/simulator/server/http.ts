import type { IncomingMessage, ServerResponse } from 'node:http';

/** A failed request, reported in OpenAI's error format. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, message: string, code: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The error body that OpenAI clients expect. */
  body(): object {
    return { error: { message: this.message, type: errorType(this.status), param: null, code: this.code } };
  }
}

/** 32 MB: larger than any prompt, small enough to hold in memory. */
const bodyMaxBytes = 32 * 1024 * 1024;

/** @throws HttpFailure 413 for a body above 32 MB */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyMaxBytes)
      throw new HttpFailure(413, 'The request is larger than 32 MB.', 'request_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws HttpFailure 400 for a body that is not JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpFailure(400, 'The body is not valid JSON.', 'invalid_json');
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

function errorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
