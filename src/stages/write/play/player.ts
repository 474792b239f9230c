import type { Coder } from '../../play/coder.ts';
import { type GivenTables, jsonMaterial, type Materials, tablesSchema } from '../../play/materials.ts';
import { writeMinorityInsights, writeUncertainties } from './analysis.ts';
import { writeAnswer } from './answer.ts';
import { writeDisagreements } from './disagreements.ts';
import { templatesIn } from './templates/templates-in.ts';
import type { Background } from './wording.ts';

type Write = (background: Background, tables: GivenTables, writer: string) => object;

/** Plays the writers of the four sections, by the names of their outputs' schemas. */
export const sectionPlayers: Readonly<Record<string, Write>> = {
  write_answer: writeAnswer,
  write_disagreements: writeDisagreements,
  write_minority_insights: writeMinorityInsights,
  write_uncertainties: writeUncertainties,
};

/**
 * Writes a section from its tables and from what the writer knows, if that is in the language that
 * is asked for.
 */
export function write(
  writeSection: Write,
  { knowledge: { prose }, modelId }: Coder,
  materials: Materials,
  language: string,
): object {
  const background = {
    prose: prose?.language === language ? prose : null,
    words: templatesIn(language),
  };
  return writeSection(background, jsonMaterial(materials, 'tables', tablesSchema), modelId);
}
