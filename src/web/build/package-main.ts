import { buildPackage } from './package.ts';

// npm run package: the command line as a package, in dist/package/.
await buildPackage();
