import { inProgressStatuses } from '../domain/run/run-state.ts';

/**
 * The states of a run that can still change, as SQL writes a list. The partial indexes of the migrations name the same
 * three: PostgreSQL uses them only for a statement that names them as constants.
 */
export const inProgress = inProgressStatuses.map((status) => `'${status}'`).join(', ');
