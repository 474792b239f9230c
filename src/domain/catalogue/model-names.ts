import { uniqueSorted } from '../../text/order.ts';

interface NamedModel {
  readonly modelId: string;
  readonly displayName: string;
  readonly family: string | null;
  readonly labName: string | null;
}

/**
 * Every name that could reveal the author of a response, of all models of a panel (R-R07). The same
 * list for every run of a panel: threads keep what they make of it.
 */
export function modelNames(models: readonly NamedModel[]): string[] {
  return uniqueSorted(
    models.flatMap(({ modelId, displayName, family, labName }) => [
      ...[modelId, modelId.split('/')[0] ?? '', displayName],
      ...[family ?? '', labName ?? ''],
    ]),
  );
}
