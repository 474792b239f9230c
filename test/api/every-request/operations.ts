import { randomUUID } from 'node:crypto';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { type Answer, create, get } from '../../support/http/api.ts';
import { described } from '../../support/http/contract.ts';
import type { TestApi } from '../../support/http/start-api.ts';

interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With the id of a run and all required query parameters. */
  readonly path: string;
}

interface Described {
  readonly operationId: string;
  readonly security?: readonly unknown[];
}

/** Every operation of the description that needs a key. */
export const operationsWithKey: readonly Operation[] = Object.entries(described.paths).flatMap(
  ([template, methods]) =>
    Object.entries<Described>(methods as Record<string, Described>)
      .filter(([, { security }]) => security === undefined)
      .map(([method, { operationId }]) => ({
        name: operationId,
        method: method === 'post' ? 'POST' : 'GET',
        path: `${template.replace('{run_id}', randomUUID())}${template.endsWith('/text') ? '?model_id=a' : ''}`,
      })),
);

/** The paths of all reads, of this run of `wide`. */
export function readsOf({ id }: { readonly id: string }): string[] {
  const [modelId] = builtInCatalogue.curated.wide;
  return operationsWithKey
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/[0-9a-f-]{36}/, id).replace('model_id=a', `model_id=${modelId}`));
}

/** One valid request. */
export async function ask(api: TestApi, { method, path }: Operation, authorization: string): Promise<Answer> {
  const headers = { Authorization: authorization };
  return method === 'POST' ? await create(api, '', { headers }) : await get(api, path, '', headers);
}
