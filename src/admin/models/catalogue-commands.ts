import type { Command } from 'commander';
import { asEntry } from '../../config/catalogue-file.ts';
import { panelModels } from '../../domain/catalogue/catalogue.ts';
import { panelIds } from '../../domain/run/panels.ts';
import { type AdminContext, type OutputOptions, print } from '../common/context.ts';
import { table } from '../common/table.ts';

/** With --json, in the form that CATALOGUE_FILE takes. */
export function addCatalogueCommands(program: Command, context: AdminContext): void {
  program
    .command('catalogue')
    .description('models, labs and panels')
    .command('show')
    .description('list the models of the catalogue, with their panels and prices')
    .option('--json', 'print JSON')
    .action((options: OutputOptions) => {
      const { catalogue: shown } = context.config({ asksModels: false });
      const members = new Map(
        panelIds.map((panel) => [panel, new Set(panelModels(shown, panel).map(({ modelId }) => modelId))]),
      );
      const rows = shown.models.map((model) => [
        model.modelId,
        model.labName,
        model.gateway,
        model.contextTokens,
        model.price ? `$${model.price.input} / $${model.price.output}` : null,
        panelIds.filter((panel) => members.get(panel)?.has(model.modelId)).join(', ') || 'none',
      ]);
      const header = ['model', 'lab', 'gateway', 'context', 'per million in / out', 'panels'];
      const file = { models: shown.models.map(asEntry), panels: shown.curated };
      print(context, options, file, table(header, rows));
    });
}
