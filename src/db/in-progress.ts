import { inProgressStatuses } from '../domain/run/run-state.ts';

/**
 * The states of a run that can still change, as an SQL list. The partial indexes name the same
 * three: PostgreSQL uses those indexes only for statements that name them as constants.
 */
export const inProgress = inProgressStatuses.map((status) => `'${status}'`).join(', ');
