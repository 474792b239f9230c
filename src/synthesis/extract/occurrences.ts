/**
 * The first place of `wanted` in `text` that is acceptable, in time that grows with the length of both, however often
 * it occurs: the method of Knuth, Morris and Pratt. `indexOf` from one occurrence to the next would read the text of
 * an "ababab…" as often as the wanted text is long.
 * @param isAcceptable asked for places in ascending order
 * @returns in UTF-16 units; -1 where there is none
 * @see Knuth, Morris, Pratt: Fast pattern matching in strings, SIAM Journal on Computing 6 (1977)
 */
export function firstOccurrence(text: string, wanted: string, isAcceptable: (at: number) => boolean): number {
  if (wanted === '') return -1;
  // Nearly every quote stands once or nowhere, which V8's own search tells soonest.
  const head = wanted.slice(0, headLength);
  let at = text.indexOf(head);
  for (let tries = 0; at >= 0 && tries < triesMax; tries++) {
    if (text.startsWith(wanted, at) && isAcceptable(at)) return at;
    at = text.indexOf(head, at + 1);
  }
  return at < 0 ? -1 : scan(text, wanted, at, isAcceptable);
}

function scan(text: string, wanted: string, from: number, isAcceptable: (at: number) => boolean): number {
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && unit !== wanted.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (unit === wanted.charCodeAt(matched)) matched++;
    if (matched < wanted.length) continue;
    if (isAcceptable(at + 1 - matched)) return at + 1 - matched;
    matched = borders[matched - 1] ?? 0;
  }
  return -1;
}

/** V8's own search is linear for a wanted text of up to 250 units; measured, a longer one costs 30 times as much. */
const headLength = 200;
/** How often V8 is asked before the text counts as one that repeats itself. */
const triesMax = 16;

/** For each beginning of the text: how long a shorter beginning it ends with. */
function bordersOf(text: string): Int32Array {
  const borders = new Int32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    while (length > 0 && unit !== text.charCodeAt(length)) length = borders[length - 1] ?? 0;
    if (unit === text.charCodeAt(length)) length++;
    borders[at] = length;
  }
  return borders;
}
