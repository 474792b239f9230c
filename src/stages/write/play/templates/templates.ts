/** The sentences that a simulated writer puts around statements, without amounts of the panel. */
export interface Templates {
  readonly quote: (wording: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly stop: string;
  /** Between two sentences. */
  readonly gap: string;

  readonly asked: (figures: string) => string;
  readonly dividedBetween: (labels: string) => string;
  readonly noneLeads: string;
  readonly caseFor: (label: string, reason: string) => string;
  readonly nothingInCommon: string;
  readonly noPosition: string;

  readonly either: (first: string, second: string) => string;
  /** A headline as it stands within a sentence. */
  readonly clause: (headline: string) => string;
  readonly sides: (first: string, second: string) => string;
  /** When an option is the right one. */
  readonly suits: (label: string, when: string) => string;
  readonly nextStep: (first: string, second: string) => string;
  readonly twoAnswers: string;
  readonly whether: (statement: string) => string;
  readonly assumptions: readonly string[];
  readonly openPoint: string;
  readonly resolving: readonly string[];
  readonly campsOnSides: (pro: string, contra: string) => string;

  readonly passedOver: string;
  readonly unsettled: string;
  readonly evidenceNeeded: string;
  readonly noSideTaken: string;
  readonly noSideThesis: string;
}

/** Ends a statement, so that another sentence can stand behind it. */
export function ended({ stop }: Templates, statement: string): string {
  const text = statement.trim();
  return /[.!?。！？]$/u.test(text) ? text : `${text}${stop}`;
}
