import { program, programHash, sheet, sheetHash } from 'virtual:file-parts';
import { renderToString } from 'preact-render-to-string';
import { pageWordsIn } from '../../languages/page/pages.ts';
import { firstState } from '../model/focus.ts';
import { Appendix } from './appendix.tsx';
import type { FileData, SentReport } from './data.ts';
import { FileView, voiceOf } from './view.tsx';

/**
 * A report as one file of HTML that needs no network: drawn here, so that it can be read with
 * scripts off, with its data, its program and its sheet inside. Its own policy allows these two
 * alone, by their hashes, and no request at all.
 */
export function renderFile(sent: SentReport, words = pageWordsIn(sent.report.question?.language)): string {
  const data: FileData = { ...sent, words };
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const policy = [
    "default-src 'none'",
    `script-src '${programHash}'`,
    `style-src '${sheetHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = renderToString(<FileView data={data} state={firstState} go={() => undefined} />);
  const appendix = renderToString(<Appendix data={data} />);
  return `<!doctype html>
<html lang="${data.words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${renderToString(<title>{titleOf(data)}</title>)}
<style>${sheet}</style>
</head>
<body>
<main id="page">${page}</main>
<noscript>${appendix}</noscript>
<script type="application/json" id="data">${json}</script>
<script type="module">${program}</script>
</body>
</html>
`;
}

/** Our choice: as much as a tab and a list of files show. */
function titleOf(data: FileData): string {
  return Array.from(data.report.question?.text ?? voiceOf(data).say('report'))
    .slice(0, 120)
    .join('');
}
