import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributes as keys } from '../workflows/search-attributes.ts';

/** The search attributes that a server must know before the first run, as its operator interface names them. */
export const searchAttributes = keys.map(({ name }) => ({ name, type: 'Keyword' as const }));

const keyword = 2; // temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD

/**
 * Registers the attributes that a namespace lacks. Temporal Cloud has no operator interface: there they are added by
 * hand, and the log says so.
 */
export async function ensureSearchAttributes(
  { operatorService }: Pick<NativeConnection, 'operatorService'>,
  namespace: string,
  log: Logger,
): Promise<void> {
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    const missing = searchAttributes.filter(({ name }) => !Object.hasOwn(customAttributes ?? {}, name));
    if (missing.length === 0) return;
    const added = Object.fromEntries(missing.map(({ name }) => [name, keyword]));
    await operatorService.addSearchAttributes({ namespace, searchAttributes: added });
  } catch (error) {
    const names = searchAttributes.map(({ name }) => name).join(', ');
    log.warn(
      { err: error, namespace },
      `could not register search attributes; add these Keywords by hand: ${names}`,
    );
  }
}
