import type { Play, Players } from '../../play/coder.ts';
import { type GivenTables, jsonMaterial, tablesSchema } from '../../play/materials.ts';
import { writeMinorityInsights, writeUncertainties } from './analysis.ts';
import { writeAnswer } from './answer.ts';
import { writeDisagreements } from './disagreements.ts';
import { draft } from './draft.ts';
import { templatesIn } from './templates/templates-in.ts';
import type { Background } from './wording.ts';

type Write = (background: Background, tables: GivenTables) => object;

export const players: Players = {
  write_draft: { stage: 'write', play: draft },
  write_answer: playerOf(writeAnswer),
  write_disagreements: playerOf(writeDisagreements),
  write_minority_insights: playerOf(writeMinorityInsights),
  write_uncertainties: playerOf(writeUncertainties),
};

/** Writes from the tables and what the writer knows, if that is in the language asked for. */
function playerOf(writeSection: Write): Players[string] {
  const play: Play = ({ knowledge: { prose } }, materials, language) => {
    const own = prose?.language === language ? prose : null;
    const tables = jsonMaterial(materials, 'tables', tablesSchema);
    return writeSection({ prose: own, words: templatesIn(language) }, tables);
  };
  return { stage: 'write', play };
}
