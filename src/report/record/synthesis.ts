import type { Beside } from '../controls/common/control.ts';
import { controlSentences } from '../controls/controls.ts';
import { paragraphs } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';

/** The methodology’s paragraphs about claims, labels and sections. */
export function synthesisAndAudit(conditions: Conditions, beside: Beside): string {
  const order = ['claims', 'grouping', 'readings', 'sections'] as const;
  return paragraphs(order.map((paragraph) => controlSentences(paragraph, conditions, beside)));
}
