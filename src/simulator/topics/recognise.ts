import type { CampSource, ClaimSource, Topic, UncertaintySource } from './topic.ts';

/** Finds the claim of a statement by any of its wordings. */
export function claimOf(topic: Topic, statement: string): ClaimSource | null {
  const wanted = fold(statement);
  return topic.claims.find((claim) => claim.statements.some((each) => fold(each) === wanted)) ?? null;
}

/** Finds the camp of a position by its wording. */
export function campOfReading(topic: Topic, reading: string): CampSource | null {
  const wanted = fold(reading);
  return topic.camps.find((camp) => camp.readings.some((each) => fold(each) === wanted)) ?? null;
}

/** Finds a camp by its label or, if that was reworded, by its thesis. */
export function campOf(
  topic: Topic,
  { label, thesis }: { label: string; thesis: string },
): CampSource | null {
  const byLabel = topic.camps.find((camp) => fold(camp.label) === fold(label));
  return byLabel ?? topic.camps.find((camp) => fold(camp.thesis) === fold(thesis)) ?? null;
}

export function isUndecidedReading(topic: Topic, reading: string): boolean {
  return topic.undecided.readings.some((each) => fold(each) === fold(reading));
}

export function uncertaintyOf(topic: Topic, description: string): UncertaintySource | null {
  const wanted = fold(description);
  return topic.uncertainties.find((each) => each.descriptions.some((one) => fold(one) === wanted)) ?? null;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
