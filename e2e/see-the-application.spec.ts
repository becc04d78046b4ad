/** The drawn application: crops on the home page show whole words, all have one height, so tabs shift no layout, and none has a hole. */
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** Words of the crop that an edge of its window cuts off. What does not fit whole is out of view, in a further column. */
const cutWords = (stage: Element): string[] => {
  const { left, right, bottom } = (stage.firstElementChild ?? stage).getBoundingClientRect();
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects())
      if (line.width > 0 && line.left < right && (line.left < left || line.right > right || line.bottom > bottom))
        cut.push(text.textContent ?? '');
  }
  return cut;
};

for (const locale of locales) {
  test(`crops cut no word and have one height at every width (${locale})`, async ({ page }) => {
    await page.goto(href('home', locale));
    const crops = page.locator('#use-cases [role=img]');
    await expect(crops).toHaveCount(4);
    for (const width of [320, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await crops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(new Set(heights).size, `${width}`).toBe(1);
      for (const crop of await crops.all()) expect(await crop.evaluate(cutWords), `${width}`).toEqual([]);
    }
  });
}

/** Texts of the pictures that do not fit and are out of view. */
const missingTexts = (stage: Element): string[] => {
  const { right } = (stage.firstElementChild ?? stage).getBoundingClientRect();
  return [...stage.querySelectorAll('li, p')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().left >= right)
    .map(({ textContent }) => textContent ?? '');
};

test('no crop loses the answer of its conversation, a figure or the greeting', async ({ page }) => {
  const crops = [
    { path: href('products/ai-chatbot', 'de'), stage: '#how [role=img]' },
    { path: href('products/ai-chatbot', 'en'), stage: '#how [role=img]' },
    { path: href('products/dashboard', 'de'), stage: '#how [role=img]' },
    { path: href('products/dashboard', 'en'), stage: '#how [role=img]' },
    { path: href('features', 'en'), stage: 'main [role=img]' },
    { path: href('solution', 'de'), stage: '#funktionen [role=img]' },
    { path: href('home', 'de'), stage: '#features [role=img]' },
    { path: href('home', 'en'), stage: '#features [role=img]' },
  ];
  for (const { path, stage } of crops) {
    await page.goto(path);
    await expect(page.locator(stage).first(), path).toBeAttached();
    for (const width of [320, 390, 640, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      for (const crop of await page.locator(stage).all())
        expect(await crop.evaluate(missingTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const locale of locales) {
  test(`the crop of the add-ons shows where an add-on joins the flow (${locale})`, async ({ page }) => {
    await page.goto(href('products/add-ons', locale));
    const stage = page.locator('#how [role=img]');
    const block = stage.getByText(wordsFor(locale).application.appointment.branches[0]?.text ?? 'no branch');
    for (const width of [320, 390, 640, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const right = (box: Awaited<ReturnType<typeof stage.boundingBox>>) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(right(await block.boundingBox()), `${width}`).toBeLessThan(right(await stage.boundingBox()));
    }
  });
}

test('the names of a template’s blocks keep their distance from the texts', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(href('templates', locale));
    for (const width of [1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const spaces = await page.locator('main ol > li:has(> span:first-child)').evaluateAll(spacesAfterNames);
      expect(spaces.length).toBeGreaterThan(20);
      expect(Math.min(...spaces), `${locale} at ${width} px`).toBeGreaterThanOrEqual(16);
    }
  }
});

/** From the first words of each block to those after them, in pixels. */
function spacesAfterNames(blocks: Element[]): number[] {
  const range = document.createRange();
  return blocks.flatMap((block) => {
    const { firstChild: name, lastChild: text } = block;
    if (!name || !text || !block.checkVisibility()) return [];
    range.selectNodeContents(name);
    const { right } = range.getBoundingClientRect();
    range.selectNodeContents(text);
    return [range.getBoundingClientRect().left - right];
  });
}

for (const locale of locales) {
  test(`the sun of the home page is behind no comment (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href('home', locale));
    for (const width of [1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('#communication').evaluate(spaceAboveSun), `${width}`).toBeGreaterThan(0);
    }
  });
}

/** From the lines of the last comment to the disc's edge, in pixels. */
function spaceAboveSun(section: Element): number {
  const sun = section.querySelector(':scope > :nth-child(2) > :first-child')?.getBoundingClientRect();
  const comment = [...section.querySelectorAll('li > p')].findLast((one) => one.previousElementSibling);
  if (!sun || !comment) return Number.NaN;
  const radius = sun.width / 2;
  const range = document.createRange();
  range.selectNodeContents(comment);
  const spaces = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
    const x = Math.max(left, Math.min(sun.left + radius, right));
    const y = Math.max(top, Math.min(sun.top + radius, bottom));
    return Math.hypot(sun.left + radius - x, sun.top + radius - y) - radius;
  });
  return Math.min(...spaces);
}
