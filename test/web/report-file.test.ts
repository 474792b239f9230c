import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { PageMessage, PageWords } from '../../src/languages/page/page-words.ts';
import { pageWordsIn } from '../../src/languages/page/pages.ts';
import { makeSlicer } from '../../src/text/code-points.ts';
import { accessibilityFindings, assertAccessible } from '../support/browser/accessibility.ts';
import { watchedPage } from '../support/browser/browser.ts';
import { exampleReport, writtenFile } from '../support/browser/example-file.ts';
import { reportFile } from '../support/browser/pages.ts';
import { areInView, markedWords } from '../support/browser/shown-run.ts';

// A report is worth what a reader can check: each number leads to its models, each model to its
// words.
describe('a report as one file', () => {
  const { report, texts } = exampleReport();
  const [claim] = report.evidence?.claims ?? [];
  let address = '';
  before(async () => {
    address = await writtenFile(report, texts);
  });

  it('R-U08 opens without a request, a warning or an error', async () => {
    const { page, requests, problems } = await watchedPage();
    await page.goto(address);
    await page.getByRole('link', { name: 'Claim 1', exact: true }).click();
    await page.getByRole('complementary', { name: 'Evidence' }).waitFor();
    assert.deepEqual([requests, problems], [[address], []]);
    await page.context().close();
  });

  it('R-U05 leads from a count to its models with a sentence each, and on to the marked words', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const opposing = claim?.opposing_model_ids ?? [];
    await page
      .locator('#claim-1')
      .getByRole('link', { name: /^\d+ disagree, / })
      .click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    assert.equal(await panel.getByRole('listitem').count(), opposing.length);
    const [modelId = ''] = opposing;
    const spans = claim?.evidence_spans.filter(({ model_id: id }) => id === modelId) ?? [];
    const words = spans.map(makeSlicer(texts[modelId] ?? ''));
    assert.ok(words.length > 0);
    await panel.getByRole('listitem').first().getByRole('link').click();
    assert.deepEqual(await markedWords(panel), words);
    assert.equal(await panel.getByRole('region', { name: 'Stored answer' }).textContent(), texts[modelId]);
    await page.context().close();
  });

  it('R-U05 has an address for every state, and the back button leads to the one before', async () => {
    const { page } = await watchedPage();
    const [modelId = ''] = claim?.supporting_model_ids ?? [];
    await page.goto(`${address}#claim-1&model=${encodeURIComponent(modelId)}`);
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await panel.locator('mark').first().waitFor();
    await panel.getByRole('link', { name: '‹ Claim 1' }).click();
    await panel.getByRole('heading', { name: claim?.statement ?? '' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#claim-1');
    await page.goBack();
    await panel.locator('mark').first().waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await page.goto(`${address}#claim-2-oppose`); // Typed over the one that is shown.
    await panel.getByRole('heading', { name: report.evidence?.claims[1]?.statement ?? '' }).waitFor();
    assert.deepEqual(await areInView(page, page.locator('#claim-2 .statement')), [true]);
    await page.context().close();
  });

  it('R-U05 marks sentences of own knowledge, and signs those that rest on single responses', async () => {
    const changed = structuredClone(report);
    const [first = '', second = ''] = changed.answer?.direct_answer.match(/[^.]+\./g) ?? [];
    const span = { model_id: claim?.supporting_model_ids[0] ?? '', offset: 0, length: 20 };
    changed.answer?.sources.push(
      { field: 'direct_answer', offset: 0, length: first.length, own_knowledge: true, evidence_spans: [] },
      { field: 'direct_answer', offset: first.length, length: second.length, evidence_spans: [span] },
    );
    const { page } = await watchedPage();
    await page.goto(await writtenFile(changed, texts));
    const answer = page.locator('#answer');
    assert.ok((await answer.locator('.prose').first().textContent())?.startsWith(`${first}°${second}a`));
    await answer.getByText(/no response has to say it/).waitFor();
    await answer.getByRole('link', { name: 'Source a: 1 response' }).click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    assert.equal(await panel.locator('q').textContent(), makeSlicer(texts[span.model_id] ?? '')(span).trim());
    assert.deepEqual(await accessibilityFindings(page), []);
    await page.context().close();
  });

  it('R-U05 R-R14 R-R23 marks a headline of own knowledge, before the point where the script has it so', async () => {
    const own = { field: 'headline', offset: 0, own_knowledge: true as const, evidence_spans: [] };
    const { page } = await watchedPage();
    for (const [headline, words] of Object.entries({ 'Ask.': 'Ask.°', 'はい。': 'はい°。' })) {
      const changed = { headline, sources: [{ ...own, length: headline.length }] };
      await page.goto(await writtenFile({ ...report, answer: { ...report.answer!, ...changed } }, texts));
      assert.equal(await page.locator('.headline').textContent(), words);
    }
    await page.context().close();
  });

  it('R-U06 shows the shares of models and of labs side by side', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const [first] = report.evidence?.camps ?? [];
    const percent = (share: number | null | undefined) => `A ${Math.round((share ?? 0) * 100)}%`;
    for (const [name, share] of [
      ['Each model counts', first?.model_share],
      ['Each lab counts', first?.equal_lab_weight_share],
    ] as const) {
      const label = await page
        .getByRole('img', { name: new RegExp(`^${name}: `) })
        .getAttribute('aria-label');
      assert.ok(label?.includes(percent(share)), `${label}`);
    }
    await page.context().close();
  });

  it('R-U06 draws a mark for each model on each claim, and leaves out what a filter excludes', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const marks = async (stance: string) => {
      const paths = await page
        .locator(`#claim-1 .cell-${stance}`)
        .evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''));
      return paths.join('').split('M').length - 1;
    };
    assert.equal(await marks('support'), claim?.supporting_count);
    assert.equal(await marks('oppose'), claim?.opposing_count);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('China');
    const inChina = new Set(
      report.research_record?.panel?.models
        .filter(({ lab_origin_country_name: country }) => country === 'China')
        .map(({ model_id: id }) => id),
    );
    assert.equal(await marks('oppose'), claim?.opposing_model_ids.filter((id) => inChina.has(id)).length);
    await page.getByRole('combobox', { name: 'Stance' }).selectOption('Agree');
    assert.equal(await marks('oppose'), 0);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('');
    await page.getByRole('combobox', { name: 'Stance' }).selectOption('Disagree');
    const opposed = report.evidence?.claims.filter(({ opposing_count: count }) => count) ?? [];
    assert.equal(await page.locator('.claim').count(), opposed.length);
    await page.getByText(`${opposed.length} of ${report.evidence?.claims.length} claims`).waitFor();
    await page.getByRole('combobox', { name: 'Stance' }).selectOption('');
    await page.getByRole('searchbox', { name: 'Find in claims' }).fill('operational cost');
    assert.equal(await page.locator('.claim').count(), 1);
    await page.context().close();
  });

  it('R-U08 can be read with scripts off: prose, tables, names, words and stored answers', async () => {
    const { page } = await watchedPage({ javaScriptEnabled: false });
    await page.goto(address);
    const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    for (const said of [
      report.answer?.headline,
      claim?.statement,
      'Modular monolith first',
      'Who answered',
    ]) {
      assert.ok(shown.includes(said ?? '?'), said);
    }
    await page.locator('.appendix summary').first().click();
    const [span] = claim?.evidence_spans ?? [];
    const quote = makeSlicer(texts[span?.model_id ?? ''] ?? '')(span ?? { offset: 0, length: 0 });
    assert.ok((await page.locator('.appendix details').first().innerText()).includes(quote));
    await page.context().close();
  });

  it('R-U05 says everything in the words of its language, which name it', async () => {
    const mark = '§';
    const marked = (message: PageMessage): PageMessage =>
      typeof message === 'string' ? (message.match(/\{\w+\}/g) ?? []).join(mark) + mark : mark;
    const words = pageWordsIn('de');
    const texts = Object.fromEntries(
      Object.entries(words.texts).map(([name, message]) => [name, marked(message)]),
    ) as PageWords['texts'];
    const [, page = ''] = (await reportFile({ report, texts: null }, { ...words, texts })).split(
      /<main|<script/,
    );
    const wordsIn = (text: string) => new Set(text.match(/\p{L}{3,}/gu));
    const shown = [...page.matchAll(/>([^<]+)<|aria-label="([^"]+)"/g)].flatMap(
      ([, text = '', label = '']) => [...wordsIn(`${text}${label}`.replaceAll(/&\w+;/g, ' '))],
    );
    const names = ['UTC', 'npm', 'json', 'jsonl', 'Multi', 'Model', 'Research'];
    const ofReport = wordsIn(JSON.stringify(report).replaceAll('\\n', ' '));
    assert.deepEqual(
      shown.filter((word) => !ofReport.has(word)),
      names,
    );
    const german = structuredClone(report);
    if (german.question) german.question.language = 'de';
    const whole = await reportFile({ report: german, texts: null });
    assert.match(whole, /<html lang="de">[\s\S]*Worin sich die Modelle uneinig sind/);
  });

  it('R-U08 keeps stored answers back where the sender chose so', async () => {
    const without = await writtenFile(report, null);
    const kept = readFileSync(new URL(without), 'utf8');
    assert.ok(Object.values(texts).every((text) => !kept.includes(JSON.stringify(text).slice(1, 60))));
    const { page } = await watchedPage();
    await page.goto(without);
    const hint = 'Each linked number leads to the models behind it. They are shown here.';
    await page.getByText(`${hint} The sender left the stored answers out of this file.`).waitFor();
    await page.goto(`${without}#claim-1`);
    await page.getByText('The sender left the stored answers out of this file.').waitFor();
    await page.context().close();
  });

  it('R-U08 is a program of at most 60 kB compressed', () => {
    const file = readFileSync(new URL(address), 'utf8');
    const program = /<script type="module">([\s\S]*?)<\/script>/.exec(file)?.[1] ?? '';
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(file)?.[1] ?? '';
    const size = gzipSync(program + sheet).length;
    assert.ok(program.length > 10_000 && size <= 60_000, `${size}`);
  });

  it('R-U07 has nothing for axe to find in light, dark or forced colours, at 360, 1400 px or 400 %', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    await assertAccessible(page);
    await page.goto(`${address}#claim-1`);
    await page.getByRole('complementary', { name: 'Evidence' }).waitFor();
    await assertAccessible(page);
    await page.context().close();
  });

  it('R-U07 keeps the marks of the picture visible in forced colours', async () => {
    const { page } = await watchedPage({ forcedColors: 'active' });
    await page.goto(address);
    const [mark, paper] = (await page.evaluate(
      `[getComputedStyle(document.querySelector('.cell-support')).fill, getComputedStyle(document.body).backgroundColor]`,
    )) as [string, string];
    assert.notEqual(mark, paper);
    await page.context().close();
  });

  it('R-U07 prints what is folded, without the controls', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const names = page.locator('#claim-1 .names-of p').first();
    const isDrawn = async () => ((await names.boundingBox())?.height ?? 0) > 0;
    assert.equal(await isDrawn(), false);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await isDrawn(), true);
    assert.equal(await page.locator('.controls').isVisible(), false);
    await page.context().close();
  });

  it('R-U07 shows the evidence in place of the report on a phone, which comes back where it was left', async () => {
    const { page } = await watchedPage({ viewport: { width: 360, height: 740 } });
    await page.goto(address);
    const count = page.locator('#claim-2').getByRole('link', { name: /^\d+ disagree, / });
    await count.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate('scrollY') as Promise<number>;
    const before = await scrolled();
    await count.click();
    await page.getByRole('button', { name: 'Close the evidence' }).click();
    await count.and(page.locator(':focus')).waitFor();
    assert.ok(before > 0 && Math.abs((await scrolled()) - before) < 2);
    await page.context().close();
  });

  it('R-U07 has the focus in the evidence before the next key can come', async () => {
    const { page } = await watchedPage();
    await page.goto(`${address}#claim-1`);
    await page.locator('.panel .witnesses a').first().focus();
    // What an effect after the next frame would do comes too late for a quick typist, whose Escape
    // is then lost.
    const focused = await page.evaluate(`new Promise((tell) => {
      const shown = new MutationObserver(() => tell(document.activeElement.tagName));
      shown.observe(document.body, { childList: true, subtree: true });
      document.activeElement.click();
    })`);
    assert.equal(focused, 'H2');
    await page.context().close();
  });

  it('R-U07 is read by keyboard alone: a count, a model, back out, and a walk over the picture', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const count = page.locator('#claim-1').getByRole('link', { name: /^\d+ agree, / });
    await count.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    await panel.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.locator('mark').first().waitFor();
    await page.keyboard.press('Escape');
    await count.and(page.locator(':focus')).waitFor();
    const picture = page.getByRole('application', { name: 'Claims' });
    await picture.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await picture.getByText(/^Claim 2 · /).waitFor();
    await page.keyboard.press('Enter');
    await panel.getByRole('region', { name: 'Stored answer' }).waitFor();
    await page.context().close();
  });
});
