import { connect } from 'node:net';
import { inContract } from '../support/http/contract.ts';
import type { TestApi } from '../support/http/start-api.ts';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Sends raw bytes, bypassing clients that would correct them, and reads until the server closes the
 * connection.
 * @returns the answers in order; each is checked against the description if it is clear which
 * request it answers
 */
export async function exchange(api: Pick<TestApi, 'url'>, bytes: string): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(api.url);
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      try {
        resolve(allInContract(bytes, answersIn(Buffer.concat(chunks).toString('latin1'))));
      } catch (error) {
        reject(error);
      }
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('the server left the connection open')));
  });
}

function allInContract(bytes: string, answers: RawAnswer[]): RawAnswer[] {
  const requests = [...bytes.matchAll(/^([A-Z]+) (\S+) HTTP\/1\.1\r$/gm)];
  if (requests.length !== answers.length) return answers;
  for (const [i, { status, headers, body: text }] of answers.entries()) {
    const [, method = '', target = ''] = requests[i] ?? [];
    const body = text.startsWith('{') ? JSON.parse(text) : text;
    inContract(method, target.replace(/^http:\/\/[^/]+/, ''), {
      status,
      headers: new Headers([...headers]),
      text,
      body,
    });
  }
  return answers;
}

/** The bodies of consecutive answers, with or without Content-Length. */
export function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (!rest.startsWith('HTTP/1.1 ') || end < 0) throw new Error(`not an answer: ${rest.slice(0, 200)}`);
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const bodyEnd = end + 4 + Number(headers.get('content-length') ?? 0);
    answers.push({ status: Number(statusLine.split(' ')[1]), headers, body: rest.slice(end + 4, bodyEnd) });
    rest = rest.slice(bodyEnd);
  }
  return answers;
}
