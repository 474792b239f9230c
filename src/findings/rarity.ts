/**
 * Whether few of the responses say something: at most two of them, or fewer than a tenth, and fewer
 * than half. Our choice: in a panel of four, two responses are half of it and not rare; six of 40
 * were called few for what they advise in passing.
 * @param count number of `responses` that say it; 0 is absent, not rare
 */
export function isRare(count: number, responses: number): boolean {
  return count > 0 && count * 2 < responses && (count <= 2 || count * 10 < responses);
}

/**
 * Whether so many of the responses say something that it has a place in a report beside the first
 * ones. Our choice: two, and a tenth. A third alone left out what six of 40 answers advise, and
 * what three of ten rest on, beside what one says; three left out half of what two of ten say.
 */
export function hasPlace(count: number, responses: number): boolean {
  return count > 1 && count * 10 >= responses;
}

/** Whether many say something. Our choice: a third of the responses, and more than two. */
export function isCommon(count: number, responses: number): boolean {
  return count > 2 && count * 3 >= responses;
}
