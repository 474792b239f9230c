import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributeKeys as keys } from '../../workflows/search-attributes.ts';

/**
 * The search attributes that a server must have before the first run, in the form of its operator
 * API.
 */
export const searchAttributes = keys.map(({ name }) => ({ name, type: 'Keyword' as const }));

const keyword = 2; // temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD
const alreadyExists = 6; // gRPC statuses.
const [permissionDenied, unimplemented] = [7, 12];

/**
 * Registers the search attributes; does nothing if they exist. Temporal Cloud has no operator API,
 * and other servers may deny it: there they have to be added manually, and the log says so.
 * @param wasDenied the log has said so already
 * @returns `done` if nothing is left to do here; if not, it may be repeated, as rights may be
 * granted later
 */
export async function ensureSearchAttributes(
  { operatorService }: Pick<NativeConnection, 'operatorService'>,
  namespace: string,
  log: Logger,
  wasDenied: boolean,
): Promise<'done' | 'denied' | 'failed'> {
  let missing = 0;
  for (const [at, { name }] of searchAttributes.entries()) {
    try {
      await operatorService.addSearchAttributes({ namespace, searchAttributes: { [name]: keyword } });
    } catch (error) {
      const { code } = error as { code?: number };
      if (code === alreadyExists) continue;
      if (code === permissionDenied || code === unimplemented) {
        const unknown = searchAttributes.slice(at).map((each) => each.name);
        if (!wasDenied)
          log.warn(
            { err: error, namespace, searchAttributes: unknown },
            'this server lets no worker register search attributes: add those that are missing manually, as Keywords',
          );
        return code === unimplemented ? 'done' : 'denied';
      }
      missing++;
      log.warn(
        { err: error, namespace },
        `could not register the search attribute ${name}, and will try again: if it stays so, add it manually, as a Keyword`,
      );
    }
  }
  return missing === 0 ? 'done' : 'failed';
}

/** The same as a task to be repeated: nothing is asked any more once nothing is left to do. */
export function searchAttributesTask(
  connection: Pick<NativeConnection, 'operatorService'>,
  namespace: string,
  log: Logger,
): () => Promise<void> {
  let [isDone, wasDenied] = [false, false];
  return async () => {
    if (isDone) return;
    const outcome = await ensureSearchAttributes(connection, namespace, log, wasDenied);
    isDone = outcome === 'done';
    wasDenied ||= outcome === 'denied';
  };
}
