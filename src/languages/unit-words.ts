/**
 * The words by which the unit of a figure is read. International signs, such as "km", are in
 * `src/text/units/table.ts`.
 */
export interface UnitWords {
  /** Words between a unit and the one that it is counted by: "kWh per year". */
  readonly per: string;
  /** Further ones, which say that in a unit only: "hours a day". */
  readonly perInUnit: string;
  /** Phrases that say so only where a unit follows them: "dollars an hour", "Euro im Monat". */
  readonly perBeforeUnit: string;
  /** Words behind a unit that something is counted by, before what is counted: "1日あたり". */
  readonly perBehind: string;
  /**
   * Units by their international sign, each with the ways to write it: "min minute, minutes | h
   * hour, hours".
   */
  readonly names: string;
  /** Words that may tell a change of temperature from a temperature. */
  readonly changes: string;
}
