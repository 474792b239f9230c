/** Names of the artefacts of a synthesis, in the order in which they are made. */
export const readStage = 'read';
export const mergeStage = 'merge';
export const claimsStage = 'claims';
export const campsStage = 'camps';
export const labelStage = 'label';
export const writeStage = 'write';
