/** A failure that the service names. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export interface Me {
  readonly person: { readonly name: string };
  readonly workspace: { readonly name: string };
  readonly csrf_token: string;
}

let token = '';
let whenSignedOut: () => void = () => undefined;

/** What to do as soon as any call finds that the session has ended. */
export function onSignedOut(react: () => void): void {
  whenSignedOut = react;
}

/** Remembers the token that each request of this session has to carry. */
export function remember(me: Me): Me {
  token = me.csrf_token;
  return me;
}

/**
 * Calls the console's interface (api/console/README.md) and returns its JSON.
 * @throws CallError with the code of the service, or `unreachable`
 */
export async function call<Body>(path: string, method = 'GET', body?: unknown): Promise<Body> {
  const response = await answered(path, method, body);
  return (response.status === 204 ? undefined : await response.json()) as Body;
}

/** An answer with the tag that the next request for news names. */
export interface News<Body> {
  /** Null if nothing has changed. */
  readonly body: Body | null;
  readonly tag: string;
}

/**
 * Reads a path that waits: it answers as soon as something differs from what has the tag, or after
 * half a minute.
 * @param tag '' to be answered at once
 */
export async function callNews<Body>(path: string, tag: string, signal: AbortSignal): Promise<News<Body>> {
  const headers = { Prefer: `wait=${tag === '' ? 0 : 30}`, ...(tag === '' ? {} : { 'If-None-Match': tag }) };
  const response = await answered(path, 'GET', undefined, { headers, signal });
  const body = response.status === 304 ? null : ((await response.json()) as Body);
  return { body, tag: response.headers.get('ETag') ?? '' };
}

/** The same for an answer that is no JSON. */
export async function callText(path: string): Promise<string> {
  return await (await answered(path, 'GET', undefined)).text();
}

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

async function answered(path: string, method: string, body: unknown, more: More = {}): Promise<Response> {
  const response = await fetch(`/console/api/${path}`, {
    method,
    ...(more.signal ? { signal: more.signal } : {}),
    headers: {
      ...more.headers,
      ...(method === 'GET' ? {} : { 'X-CSRF-Token': token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(
      0,
      'unreachable',
      'The service cannot be reached. Is it running, and are you online?',
    );
  });
  if (response.ok || response.status === 304) return response;
  const { error = {} } = (await response.json().catch(() => ({}))) as {
    error?: { code?: string; message?: string; details?: Record<string, unknown> };
  };
  if (error.code === 'authentication_required') whenSignedOut();
  throw new CallError(
    response.status,
    error.code ?? 'unknown',
    error.message ?? `The service answered ${response.status}.`,
    error.details,
  );
}
