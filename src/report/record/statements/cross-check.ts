import type { Degradation, Findings } from '../../../findings/findings.ts';
import { type CrossCheck, crossCheck, worseThanUsual } from '../../count/cross-check.ts';
import { counted, someOf } from '../../prose/wording.ts';

// Statements about the comparison of labels with earlier findings about the same responses (R-R16).

/** Entries of `errors` if they differ more than usual. */
export function crossCheckWarnings(found: CrossCheck | null): Degradation[] {
  if (!found) return [];
  const { claims, camps } = found;
  const worse = worseThanUsual(found);
  return [
    ...(worse.contradicted
      ? [
          {
            code: 'labels_contradicted',
            message: `${ofClaims(claims.contradicted, claims.compared)} the opposite stance at first: counts of support and opposition are in doubt.`,
          },
        ]
      : []),
    ...(worse.missed
      ? [
          {
            code: 'labels_missing',
            message: `${ofClaims(claims.missed, claims.compared)} none at first: more responses may address the claims than the counts say.`,
          },
        ]
      : []),
    ...(worse.camps
      ? [
          {
            code: 'camps_contradicted',
            message: `${camps.contradicted} of ${counted(camps.compared, 'response')} from which a position was formed were labelled with another one at first: the sizes of the positions are in doubt.`,
          },
        ]
      : []),
  ];
}

/** One sentence for the methodology; none if an older version began the run. */
export function crossCheckStatement(found: CrossCheck | null): string[] {
  if (!found) return [];
  const { claims, camps } = found;
  return [
    `Of ${counted(claims.compared, 'claim')} that extraction found in a response, labelling at first contradicted ${someOf(claims.contradicted)} and missed ${someOf(claims.missed)}${camps.compared === 0 ? '' : `; of ${counted(camps.compared, 'response')} from which a position was formed, it put ${someOf(camps.contradicted)} into another one`}.`,
  ];
}

/** The same for programs. */
export function crossCheckConditions(findings: Findings) {
  const found: CrossCheck | null = crossCheck(findings);
  return (
    found && {
      claims_compared: found.claims.compared,
      claims_contradicted: found.claims.contradicted,
      claims_missed: found.claims.missed,
      camps_compared: found.camps.compared,
      camps_contradicted: found.camps.contradicted,
    }
  );
}

function ofClaims(some: number, all: number): string {
  return `Of ${counted(all, 'claim')} that extraction found in a response, labelling gave ${some}`;
}
