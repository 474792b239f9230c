// Temporal registers the workflows that this file exports.
export { collectPanel } from './collect-panel.ts';
export { research } from './research.ts';
export { synthesizeReport } from './synthesize-report.ts';
