import recorded from './examples.json' with { type: 'json' };

/**
 * Bodies of one run through the real service with its simulated models, cut to two entries in each list. A test walks
 * through such a run and compares; `UPDATE_EXAMPLES=1` records it anew.
 */
export const examples = recorded;
