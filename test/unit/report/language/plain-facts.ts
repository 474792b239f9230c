import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { changed } from '../example.ts';

/** The facts with wordings of one word in no language. */
export function plain(facts: ReportFacts): ReportFacts {
  const { claims, camps, uncertaintyNotes } = facts.findings;
  return changed(facts, {
    claims: claims.map(({ claimId }) => ({ claimId, statement: `Zeta${claimId}`, stake: 1 })),
    camps: camps.map(({ campId }) => ({
      campId,
      label: `Zeta1${campId}`,
      thesis: `Zeta2${campId}`,
      recommendedOption: `Zeta3${campId}`,
    })),
    uncertaintyNotes: uncertaintyNotes.map((note) => ({ ...note, description: 'Zeta40' })),
  });
}
