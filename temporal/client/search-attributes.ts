import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributes as keys } from '../../workflows/search-attributes.ts';

/** The search attributes that a server must know before the first run, as its operator interface names them. */
export const searchAttributes = keys.map(({ name }) => ({ name, type: 'Keyword' as const }));

const keyword = 2; // temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD
const alreadyExists = 6; // gRPC status.

/**
 * Registers the attributes, which is harmless where they are known already. Temporal Cloud has no operator interface:
 * there they are added by hand, and the log says so.
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
        `could not register the search attribute ${name}: add it by hand, as a Keyword`,
      );
    }
  }
}
