import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { makeSlicer } from '../../src/text/code-points.ts';
import { assertAccessible } from '../support/browser/accessibility.ts';
import { watchedPage } from '../support/browser/browser.ts';
import { exampleReport, writtenFile } from '../support/browser/example-file.ts';
import { markedWords } from '../support/browser/shown-run.ts';

// What made somebody stop who read a report for the first time.
describe('a report read for the first time', () => {
  const { report, texts } = exampleReport();
  let address = '';
  before(async () => {
    address = await writtenFile(report, texts);
  });

  it('R-U05 has the counts of each claim beside what rests on it, as links to the models', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    for (const [part, ids] of [
      ['#key-points', report.answer?.key_points.map(({ related_claim_ids: each }) => each)],
      ['#minority', report.analysis?.minority_insights.map(({ related_claim_ids: each }) => each)],
    ] as const) {
      const shown = await page.locator(`${part} > :is(ol, ul) > li`).all();
      assert.equal(shown.length, ids?.length);
      for (const [at, entry] of shown.entries()) {
        const counts = ids?.[at]?.map((id) => {
          const claim = report.evidence?.claims.find(({ claim_id: each }) => each === id);
          const both = claim?.mixed_or_uncertain_count ?? 0;
          if (claim?.addressed_count === 1) return `${id} only one takes a stance`;
          return `${id} ${claim?.supporting_count} of ${claim?.addressed_count} that address it ${claim?.supporting_count === 1 ? 'agrees' : 'agree'}${claim?.opposing_count} disagree${both > 0 ? `${both} both` : ''}`;
        });
        const said = await entry.locator('.beside > li').allTextContents();
        assert.deepEqual(
          said.map((words) => words.trim()),
          counts,
        );
      }
    }
    const [insight] = report.analysis?.minority_insights ?? [];
    const dissent = page.locator('#minority').getByRole('link', { name: /: \d+ of \d+ models$/ });
    await dissent.first().click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    assert.equal(await panel.getByRole('listitem').count(), insight?.supporting_model_ids.length);
    await page.context().close();
  });

  it('R-U05 says once, beside the headline, that the lead is open, and leads to those who give the answer', async () => {
    const changed = structuredClone(report);
    assert.ok(changed.evidence && changed.answer);
    changed.answer.standing =
      '6 of the 10 models answer “A”. The lead is too small to be sure: with other labs another answer could come first.';
    const range = { low: -0.2, high: 0.8, lab_count: 9 };
    changed.evidence.labs.lead = {
      ...{ camp_id: 1, next_camp_id: 2, difference: 0.4, difference_interval_90: range },
      established: false,
    };
    const { page } = await watchedPage();
    await page.goto(await writtenFile(changed, texts));
    const told = await page
      .locator(':is(#answer, #positions) p')
      .filter({ hasText: 'too small to be sure' })
      .all();
    assert.equal(told.length, 1, 'once');
    const flag = page.locator('.headline + .flag');
    assert.equal((await flag.textContent())?.replace(/(?:\s[A-Z])+$/, ''), changed.answer.standing);
    const [camp] = changed.evidence.camps;
    await flag.getByRole('link', { name: camp!.label }).click();
    const panel = page.getByRole('complementary', { name: 'Evidence' });
    assert.equal(await panel.getByRole('listitem').count(), camp!.model_count);
    await page.context().close();
  });

  it('R-U06 says which claims its plane leaves out', async () => {
    const { page } = await watchedPage();
    await page.goto(address);
    const drawn = await page.locator('.plane a text').allTextContents();
    const others = report
      .evidence!.claims.map((each) => `${each.claim_id}`)
      .filter((id) => !drawn.includes(id));
    assert.ok(drawn.length > 2 && others.length > 1);
    await page
      .locator('figcaption')
      .getByText(`${others.length} claims are not drawn`)
      .getByText(`: ${others.join(', ')}.`)
      .waitFor();
    await page.context().close();
  });

  it('R-U05 says beside the headline that its writer sides with few, and of equal camps that none leads', async () => {
    const { answer, evidence } = report;
    assert.ok(answer && evidence);
    const [first, second] = evidence.camps;
    const assessment = {
      ...{ model_id: 'lab/writer', favoured_camp_id: second!.camp_id, differs_from_panel: true },
      ...{ statement: 'It is better supported.', reasons: [], own_knowledge: [] },
    };
    const range = { low: -0.4, high: 0.4, lab_count: 9 };
    const lead = {
      ...{ camp_id: 1, next_camp_id: 2, difference: 0.4, difference_interval_90: range },
      established: false,
    };
    const flagsOf = async (judged: typeof assessment | null, difference: number) => {
      const labs = { ...evidence.labs, lead: { ...lead, difference } };
      const { page } = await watchedPage();
      const changed = {
        ...report,
        answer: { ...answer, assessment: judged },
        evidence: { ...evidence, labs },
      };
      await page.goto(await writtenFile(changed, texts));
      const flags = await page.locator('.headline + .flag').allTextContents();
      await page.context().close();
      return flags;
    };
    const { model_count: count, eligible_model_count: whole } = second!;
    const sides = `The model that wrote this answer does not side with the largest group but with another (“${second!.label}”, ${count} of ${whole} models); ${first!.model_count} answer “${first!.label}”.`;
    assert.deepEqual(await flagsOf(assessment, 0.4), [sides]);
    assert.deepEqual(await flagsOf(null, 0), []);
  });

  it('R-U05 says how sure labels are, of how many the sides of a dispute are, and who names a condition', async () => {
    const changed = structuredClone(report);
    const [claim] = changed.evidence?.claims ?? [];
    const [dispute] = changed.analysis?.disagreements ?? [];
    const [model] = changed.research_record?.panel?.models ?? [];
    const reliability = changed.methodology?.controlled_inference?.conditions?.reliability;
    assert.ok(claim && dispute && model && reliability);
    reliability.precision_interval_95 = { low: 0.9671, high: 1 };
    const span = { model_id: model.model_id, offset: 0, length: 5 };
    const named = { caveat: 'only in towns', evidence_spans: [span] };
    claim.caveats_by_side = { supporting: [], opposing: [named], left_out_count: 0 };
    dispute.related_claim_ids = [1, 2];
    const { page } = await watchedPage();
    await page.goto(await writtenFile(changed, texts));
    await page.locator('#answer').getByText('at least 96% of what both found is right').waitFor();
    const sides = page.locator('.dispute').first().locator('.side h4');
    const camps = changed.evidence?.camps ?? [];
    assert.deepEqual(
      await sides.allTextContents(),
      camps.map((camp, at) => {
        const { label, model_count: count, eligible_model_count: whole } = camp;
        return `Models that give answer ${'AB'[at]}: ${label} ${count} of ${whole}`;
      }),
    );
    assert.equal(await page.locator('.dispute').first().locator('.beside > li').count(), 2);
    await page.locator('#claim-1 .names-of summary').click();
    await page.getByText(`Disagree. Condition: only in towns (${model.display_name})`).waitFor();
    const made = changed.research_record?.generation?.generated_at ?? '';
    await page.getByText(`${made.slice(0, 10)} ${made.slice(11, 16)} UTC`).waitFor();
    await page.context().close();
  });

  for (const width of [1100, 1400, 1920]) {
    it(`R-U05 moves nothing of the report at ${width} px while evidence opens, is followed and closes`, async () => {
      const { page } = await watchedPage({ viewport: { width, height: 800 } });
      await page.goto(address);
      const count = page.locator('#claim-2').getByRole('link', { name: /^\d+ agree, / });
      await count.scrollIntoViewIfNeeded();
      const before = await placesOf(page);
      const panel = page.getByRole('complementary', { name: 'Evidence' });
      await count.click();
      assertNear(await placesOf(page), before);
      await panel.getByRole('listitem').first().getByRole('link').click();
      await panel.locator('mark').first().waitFor();
      assertNear(await placesOf(page), before);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      assertNear(await placesOf(page), before);
      await page.context().close();
    });
  }

  it('R-U05 shows the rows of an answer as a table, with the sources of a row in its last cell', async () => {
    const changed = structuredClone(report);
    const row = '¦ Small ¦ $9 ¦';
    const text = `Look here.\n\n¦ Room ¦ Cost ¦\n${row}\n¦ Large ¦ $20 ¦`;
    const span = {
      model_id: changed.evidence?.claims[0]?.supporting_model_ids[0] ?? '',
      offset: 0,
      length: 20,
    };
    assert.ok(changed.answer);
    changed.answer.direct_answer = text;
    changed.answer.sources = [
      { field: 'direct_answer', offset: text.indexOf(row), length: row.length, evidence_spans: [span] },
    ];
    const { page } = await watchedPage();
    await page.goto(await writtenFile(changed, texts));
    const table = page.locator('#answer .prose table');
    const rows = await Promise.all(
      (await table.locator('tr').all()).map((each) => each.locator('th, td').allTextContents()),
    );
    assert.deepEqual(rows, [
      ['Room', 'Cost'],
      ['Small', '$9a'],
      ['Large', '$20'],
    ]);
    await table.getByRole('link', { name: 'Source a: 1 response' }).click();
    await page.getByRole('complementary', { name: 'Evidence' }).locator('q').waitFor();
    await assertAccessible(page);
    await page.context().close();
  });

  it('R-U05 R-H02 shows the Markdown of an answer as its form, with exactly the words of the span marked', async () => {
    const [span] = report.evidence?.claims[0]?.evidence_spans ?? [];
    assert.ok(span);
    const short = [
      `## Why\n\n- **Keep it whole** and\n- see [this](javascript:globalThis.ran=1)\n\n`,
      '| Model | Cost |\n|---|---|\n| a | `b` |\n\n![x](https://evil.example/x.png) <img src=x onerror=alert(1)>\n',
    ].join('');
    const { page, problems } = await watchedPage();
    const model = encodeURIComponent(span.model_id);
    const long = short + '\n'.repeat(4_000); // One that is too long for its form is shown as it is written.
    for (const text of [short, long]) {
      const file = await writtenFile(report, { ...texts, [span.model_id]: text });
      await page.goto(`${file}#claim-1-support&model=${model}`);
      const answer = page.getByRole('region', { name: 'Stored answer' });
      await answer.locator('mark').first().waitFor();
      const isFormatted = text === short;
      assert.equal(await answer.textContent(), text);
      assert.deepEqual(await markedWords(answer), [makeSlicer(text)(span)]);
      assert.equal(await answer.locator('a, img').count(), 0);
      assert.equal(await answer.locator('td').count(), isFormatted ? 2 : 0);
      assert.equal((await answer.innerText()).includes('**'), !isFormatted);
      if (isFormatted) await assertAccessible(page);
    }
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  for (const kept of [texts, null])
    it(`R-U08 with scripts off ${kept ? 'and answers' : 'alone'} offers nothing dead, and no link leads nowhere`, async () => {
      const { page } = await watchedPage({ javaScriptEnabled: false });
      await page.goto(await writtenFile(report, kept));
      for (const dead of ['.controls', '.reader', '.hint'])
        assert.deepEqual(
          [await page.locator(dead).count(), await page.locator(dead).isVisible()],
          [1, false],
        );
      const places = new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)));
      const links = await page
        .locator('a[href^="#"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
      assert.ok(links.length > 20);
      assert.deepEqual([...new Set(links.filter((place) => !places.has(place)))], []);
      await page.context().close();
    });

  it('R-U05 R-U08 leads with scripts off from each count and source to names and words outside of the report', async () => {
    const [claim] = report.evidence?.claims ?? [];
    const [span] = claim?.evidence_spans ?? [];
    assert.ok(claim && span);
    const sourced = structuredClone(report);
    const part = { field: 'direct_answer', offset: 0, length: 20 };
    sourced.answer?.sources.push({ ...part, evidence_spans: [span] });
    const { page } = await watchedPage({ javaScriptEnabled: false });
    await page.goto(await writtenFile(sourced, texts));
    const counts = page.locator('#page :is(a.count, a.source)');
    const places = await counts.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    const inTable = ['#included', '#failed', '#excluded'];
    const lead = [...new Set(places)].filter((place) => !inTable.includes(place));
    assert.ok(lead.length > 20 && lead.includes('#source-1'));
    const named = await page
      .locator('.appendix h3[id] + .witnesses:has(a)')
      .evaluateAll((all) => all.map((each) => `#${each.previousElementSibling?.id}`));
    assert.deepEqual(
      lead.filter((place) => !named.includes(place)),
      [],
    );
    await page.locator(`#page a[href="#claim-1-support"]`).first().click();
    const [modelId = ''] = claim.supporting_model_ids;
    const words = claim.evidence_spans.find(({ model_id: id }) => id === modelId);
    const said = page.locator('h3[id="claim-1-support"] + .witnesses');
    assert.ok((await said.innerText()).includes(makeSlicer(texts[modelId] ?? '')(words ?? span)));
    for (const name of ['Who says what', 'Stored answers'])
      await page.getByRole('navigation').getByRole('link', { name }).click();
    await page.context().close();
  });
});

/** Where the parts of the report stand in the window. */
async function placesOf(page: Page): Promise<number[][]> {
  return await page.locator('.body h2, .body .count').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width } = each.getBoundingClientRect();
      return [x, y, width];
    }),
  );
}

/** Within two pixels. */
function assertNear(now: readonly number[][], before: readonly number[][]): void {
  const furthest = Math.max(
    ...before.flatMap((place, at) => place.map((each, part) => Math.abs(each - (now[at]?.[part] ?? 1e9)))),
  );
  assert.ok(before.length > 20 && furthest <= 2, `moved by ${furthest} px`);
}
