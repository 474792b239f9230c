import type { Command } from 'commander';
import { asEntry } from '../../config/catalogue-file.ts';
import { panelModels } from '../../domain/catalogue/catalogue.ts';
import { panelIds } from '../../domain/run/panels.ts';
import { checkCatalogue } from '../../preflight/catalogue-check.ts';
import { catalogueFindings, listFindings } from '../../preflight/findings.ts';
import { readLists } from '../../preflight/preflight.ts';
import { findingLines } from '../../preflight/print.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from '../common/context.ts';
import { Found, Refusal } from '../common/refusal.ts';
import { table } from '../common/table.ts';

export function addCatalogueCommands(program: Command, context: AdminContext): void {
  const catalogue = program.command('catalogue').description('models, labs and panels');
  addShow(catalogue, context);
  addCheck(catalogue, context);
}

/** With --json, in the form that CATALOGUE_FILE takes. */
function addShow(catalogue: Command, context: AdminContext): void {
  catalogue
    .command('show')
    .description('list the models of the catalogue, with their panels and prices')
    .option(...jsonFlag)
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

function addCheck(catalogue: Command, context: AdminContext): void {
  catalogue
    .command('check')
    .description('compare the catalogue with what the gateways list; calls no model')
    .option(...jsonFlag)
    .action(async (options: OutputOptions) => {
      const config = context.config({ asksModels: true });
      if (config.simulated) throw new Refusal('No gateway is set, so the simulator answers for every model.');
      const lists = await readLists(config.gateways);
      const check = checkCatalogue(config.catalogue, lists);
      const findings = [
        ...config.gateways.flatMap(({ name }) => listFindings(name, lists)),
        ...catalogueFindings(check),
      ];
      print(context, options, { ...check, findings }, findingLines(findings).join('\n'));
      if (findings.some(({ level }) => level === 'fail')) throw new Found();
    });
}
