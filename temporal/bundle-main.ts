import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { digestOfFiles, root, type WorkflowBundle } from './workflow-bundle.ts';

// Prints the workflow bundle with the interceptors of a module, as JSON: bundle-main.ts MODULE
const [, , interceptors] = process.argv;
if (!interceptors) throw new Error('Name the module of the interceptors.');
// Besides what webpack reads: the version of the bundler, which writes a part of the code.
const files = new Set([
  relative(root, fileURLToPath(import.meta.resolve('@temporalio/worker/package.json'))),
]);
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  workflowInterceptorModules: [interceptors],
  logger: new DefaultLogger('WARN'),
  webpackConfigHook: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [...plugins, { apply: ({ hooks }) => hooks.done.tap('files', noteFiles) }],
  }),
});
const sources = [...files].sort();
process.stdout.write(
  JSON.stringify({ sources, digest: await digestOfFiles(sources), code } satisfies WorkflowBundle),
);

/** What webpack has read: also folders, and an entry that exists in its memory alone. */
function noteFiles({
  compilation,
}: {
  readonly compilation: { readonly fileDependencies: Iterable<string> };
}) {
  for (const path of compilation.fileDependencies)
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) files.add(relative(root, path));
}
