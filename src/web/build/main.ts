// npm run pages, and by itself at the end of `npm ci`: builds what a browser loads into dist/. An
// installation without the packages of development has no builder; it takes dist/ from one that
// has, as the image does.

const hasBuilder = await import('vite').then(
  () => true,
  () => false,
);
if (hasBuilder) await (await import('./pages.ts')).buildPages();
else console.warn('The pages were not built: vite is not installed.');
