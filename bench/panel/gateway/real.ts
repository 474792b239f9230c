import type { Pool } from '../../../src/db/pool.ts';
import { catalogueOf } from '../authors.ts';
import { runPanel } from '../run/run-panel.ts';
import type { Bed } from '../run/simulate.ts';
import { thisThread } from '../run/this-thread.ts';
import { nothingAsked } from '../scores/asked/asked.ts';
import { optionScores } from '../scores/asked/options.ts';
import { reportedScores } from '../scores/asked/reported.ts';
import { unread } from '../scores/reading.ts';
import { type Scores, scoresOf } from '../scores/score.ts';
import { truthScores } from '../scores/truthful.ts';
import { baselineEvidence, baselineRequest } from './baseline.ts';
import { openEndpoint, type RealModels } from './endpoint.ts';

/**
 * Measures the service with real synthesizers over a planted panel.
 * @returns null if there was no report
 */
export async function measureReal(
  db: Pool,
  { size, knowledge }: Bed,
  models: RealModels,
): Promise<Scores | null> {
  const endpoint = openEndpoint(models);
  try {
    const report = await runPanel(db, {
      panel: knowledge.panel,
      catalogue: catalogueOf(size),
      synthesizers: models.synthesizers,
      chat: endpoint.chat,
      threads: thisThread,
    });
    return report && scoresOf(report, knowledge, { calls: endpoint.calls, lines: [], namesSeen: null });
  } finally {
    await endpoint.close();
  }
}

/**
 * Measures the first synthesizer with all answers in one prompt.
 * @returns null if its output was unusable
 */
export async function measureBaseline({ knowledge }: Bed, models: RealModels): Promise<Scores | null> {
  const endpoint = openEndpoint(models);
  try {
    const reply = await endpoint.chat(baselineRequest(models.synthesizers[0], knowledge.panel));
    const evidence = reply.kind === 'answer' ? baselineEvidence(reply.text, knowledge.panel) : null;
    const [calls] = endpoint.calls.values();
    if (!evidence || !calls) return null;
    return {
      ...truthScores({ evidence }, knowledge),
      ...unread,
      ...nothingAsked,
      ...reportedScores({ evidence }, knowledge),
      ...optionScores({ evidence }, knowledge),
      ...{ rivalsFound: null, rivalsMerged: null, rivalsCounted: null, rivalsClaimed: null },
      ...calls,
      stages: {},
      // It writes no section, quotes nothing, counts nothing and warns of nothing.
      ...{ liesLetThrough: null, honestRefused: null, namesSeen: null, misplacedQuotes: null },
      ...{
        plantedWords: 0,
        floor: 0,
        reliability: null,
        audit: null,
        warnings: { ofFindings: [], ofProse: [] },
      },
    };
  } finally {
    await endpoint.close();
  }
}
