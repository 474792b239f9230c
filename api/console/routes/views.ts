import type { DescribedPanel } from '../../../src/app/describe-panels.ts';
import type { OwnKey } from '../../../src/db/keys.ts';
import type { ListedRun } from '../../../src/db/run-list.ts';
import type { UsageBySource } from '../../../src/db/spending.ts';
import { apiKeyPrefix } from '../../../src/domain/account/api-key.ts';

// Objects that the console has and REST lacks. README.md lists them.

export function keyView(key: OwnKey) {
  const { id, name, last4, created_by, created_at, last_used_at, expires_at, revoked_at } = key;
  const isPast = expires_at !== null && expires_at.getTime() <= Date.now();
  const unlessRevoked = isPast ? 'expired' : 'working';
  const status = revoked_at ? 'revoked' : unlessRevoked;
  const times = { created_at, last_used_at, expires_at, revoked_at };
  return { id, name, prefix: apiKeyPrefix, last4, status, created_by, ...times };
}

export function panelView(
  { id, priceCredits, models, labs, usualSeconds }: DescribedPanel,
  simulated: boolean,
) {
  return { id, credits: priceCredits, models, labs, usual_seconds: usualSeconds, simulated };
}

export function listedRunView(run: ListedRun) {
  const { id, panel, status, source, question, credits_reserved, credits_charged } = run;
  const { total_models, successful_models, failed_models, created_at, completed_at } = run;
  const credits = { credits_reserved, credits_charged };
  const models = { total_models, successful_models, failed_models };
  const times = { created_at, completed_at };
  return { id, panel, status, source, ...credits, ...models, ...times, question, asked_by: askedBy(run) };
}

export function usageView(usage: UsageBySource) {
  const { runs, credits, last_asked_at } = usage;
  return { key_id: usage.key_id, asked_by: askedBy(usage), runs, credits, last_asked_at };
}

/**
 * A key by name and last four, a person by name, or null for what was asked before either was
 * recorded.
 */
export function askedBy({
  key_name,
  key_last4,
  person_name,
}: Pick<ListedRun, 'key_name' | 'key_last4' | 'person_name'>) {
  if (person_name !== null) return { person: person_name };
  return key_name === null ? null : { key: key_name, last4: key_last4 };
}
