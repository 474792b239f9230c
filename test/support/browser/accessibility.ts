import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const light = { colorScheme: 'light', forcedColors: 'none' } as const;
const dark = { colorScheme: 'dark', forcedColors: 'none' } as const;
const forced = { colorScheme: 'light', forcedColors: 'active' } as const;

const ofColours = ['color-contrast'];
const ofSizes = ['scrollable-region-focusable'];

/**
 * Colours change nothing but colours: in further ones axe looks at these alone, at one size. 320 px
 * are 1280 at 400 %: the sheet has no other rules there than at 360.
 */
const forms = [
  { width: 1400, height: 900, colours: light, rules: null },
  { width: 320, height: 256, colours: light, rules: ofSizes },
  { width: 360, height: 740, colours: light, rules: null },
  { width: 360, height: 740, colours: dark, rules: ofColours },
  { width: 360, height: 740, colours: forced, rules: ofColours },
] as const;

/**
 * Has axe look at a page as it is now in all its forms, where nothing may reach beyond its width.
 * It is in its first form afterwards.
 */
export async function assertAccessible(page: Page): Promise<void> {
  for (const { colours, rules, ...size } of forms) {
    await page.setViewportSize(size);
    await page.emulateMedia(colours);
    const form = `${page.url()} at ${JSON.stringify({ ...size, ...colours })}`;
    assert.deepEqual(await accessibilityFindings(page, rules), [], form);
    const [shown, whole] = (await page.evaluate('[innerWidth, document.documentElement.scrollWidth]')) as [
      number,
      number,
    ];
    assert.equal(whole, shown, form);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/**
 * Which of these rules, or of all, a page breaks as it is now, and where. No page has a frame, so
 * axe needs no page of its own for what it finds.
 */
export async function accessibilityFindings(
  page: Page,
  rules: readonly string[] | null = null,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === null ? axe : axe.withRules([...rules])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
