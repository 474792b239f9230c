import type { objectionView } from '../../../api/console/routes/objections.ts';
import type { progressView } from '../../../api/console/routes/progress.ts';
import type { keyView, listedRunView, panelView, usageView } from '../../../api/console/routes/views.ts';
import type { ResearchRun as Run } from '../../../api/openapi/objects/research-run.ts';

export type { Account } from '../../../api/openapi/objects/account.ts';
export type { LedgerMonth } from '../../db/spending.ts';
export type { Run };

/** What the console's interface sends (api/console/README.md): its views as JSON has them. */
type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
    : Value;

export interface Listed<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

export type RunStatus = Run['status'];
export type Panel = Wire<ReturnType<typeof panelView>>;
export type ListedRun = Wire<ReturnType<typeof listedRunView>>;
export type Key = Wire<ReturnType<typeof keyView>>;
/** With the key itself, which is sent once. */
export type NewKey = Key & { readonly key: string };
export type Usage = Wire<ReturnType<typeof usageView>>;
/** A run as it is now, with its panel in the order of labs. */
export type Progress = Wire<ReturnType<typeof progressView>>;
export type ModelProgress = Progress['models'][number];
/** What a person thinks a label should be. */
export type Objection = Wire<ReturnType<typeof objectionView>>;
