import type { Beside } from '../controls/common/control.ts';
import { type Conditions, controlSentences } from '../controls/controls.ts';
import { paragraphs } from '../prose/wording.ts';

/** The methodology’s paragraphs about claims, labels and sections. */
export function synthesisAndAudit(conditions: Conditions, beside: Beside): string {
  const order = ['claims', 'grouping', 'readings', 'sections'] as const;
  return paragraphs(order.map((paragraph) => controlSentences(paragraph, conditions, beside)));
}
