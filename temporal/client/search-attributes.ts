import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributeKeys as keys } from '../../workflows/search-attributes.ts';

/**
 * The search attributes that a server must have before the first run, in the form of its operator
 * API.
 */
export const searchAttributes = keys.map(({ name }) => ({ name, type: 'Keyword' as const }));

const keyword = 2; // temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD
const alreadyExists = 6; // gRPC status.

/**
 * Registers the search attributes; does nothing if they exist. Temporal Cloud has no operator API:
 * there they have to be added manually, and the log says so.
 * @returns whether all of them exist; if not, it may be repeated
 */
export async function ensureSearchAttributes(
  { operatorService }: Pick<NativeConnection, 'operatorService'>,
  namespace: string,
  log: Logger,
): Promise<boolean> {
  let missing = 0;
  for (const { name } of searchAttributes) {
    try {
      await operatorService.addSearchAttributes({ namespace, searchAttributes: { [name]: keyword } });
    } catch (error) {
      if ((error as { code?: number }).code === alreadyExists) continue;
      missing++;
      log.warn(
        { err: error, namespace },
        `could not register the search attribute ${name}, and will try again: if it stays so, add it manually, as a Keyword`,
      );
    }
  }
  return missing === 0;
}

/** The same as a task to be repeated: nothing is asked any more once all of them exist. */
export function searchAttributesTask(
  ...given: Parameters<typeof ensureSearchAttributes>
): () => Promise<void> {
  let exist = false;
  return async () => {
    if (!exist) exist = await ensureSearchAttributes(...given);
  };
}
