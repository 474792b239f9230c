import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributeKeys as keys } from '../../workflows/search-attributes.ts';

/** The search attributes that a server must have before the first run, in the form of its operator API. */
export const searchAttributes = keys.map(({ name }) => ({ name, type: 'Keyword' as const }));

const keyword = 2; // temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD
const alreadyExists = 6; // gRPC status.

/**
 * Registers the search attributes; does nothing if they exist. Temporal Cloud has no operator API: there they
 * have to be added manually, and the log says so.
 */
export async function ensureSearchAttributes(
  { operatorService }: Pick<NativeConnection, 'operatorService'>,
  namespace: string,
  log: Logger,
): Promise<void> {
  for (const { name } of searchAttributes) {
    try {
      await operatorService.addSearchAttributes({ namespace, searchAttributes: { [name]: keyword } });
    } catch (error) {
      if ((error as { code?: number }).code === alreadyExists) continue;
      log.warn(
        { err: error, namespace },
        `could not register the search attribute ${name}: add it manually, as a Keyword`,
      );
    }
  }
}
