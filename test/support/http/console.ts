import { invitePerson } from '../../../src/app/people/invite.ts';
import type { Pool } from '../../../src/db/pool.ts';
import type { AnyJson } from '../any-json.ts';
import { type Answer, send } from './api.ts';
import type { TestApi } from './start-api.ts';

export const passphrase = 'correct horse battery staple';

/** A browser: it keeps the cookie, sends the token, and says where its requests come from. */
export interface Browser {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly delete: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** The value of the session's cookie. */
  readonly session: () => string;
  readonly me: () => AnyJson;
}

export function browser(api: TestApi): Browser {
  let cookie = '';
  let me: AnyJson = {};
  async function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const ofWrite = { Origin: api.url, 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': me.csrf_token ?? '' };
    const answer = await send(api, `/console/api/${path}`, {
      method,
      headers: {
        ...(cookie ? { Cookie: cookie } : {}),
        ...(method === 'GET' ? {} : ofWrite),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] as string;
    if (answer.body?.csrf_token) me = answer.body;
    return answer;
  }
  return {
    get: (path, headers) => request('GET', path, undefined, headers),
    post: (path, body, headers) => request('POST', path, body, headers),
    delete: (path, headers) => request('DELETE', path, undefined, headers),
    session: () => cookie.split('=')[1] ?? '',
    me: () => me,
  };
}

let people = 0;

/** A person of the workspace, who has accepted an invitation in a browser. */
export async function signedIn(db: Pool, api: TestApi, workspaceName: string, name = `person ${++people}`) {
  const page = browser(api);
  const answer = await page.post('invitation', {
    token: await tokenFor(db, workspaceName, name),
    passphrase,
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return page;
}

/** The token of an invitation for a new person. */
export async function tokenFor(db: Pool, workspaceName: string, name: string): Promise<string> {
  const invited = await invitePerson(db, workspaceName, name);
  if (typeof invited === 'string') throw new Error(invited);
  return invited.token;
}
