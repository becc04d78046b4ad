import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { lists, blog, newsroom } = wordsFor(locale);

  test(`without JavaScript, pages of the blog link to each other in ${locale}`, async ({ page }) => {
    await page.goto(href('blog', locale));
    const pages = page.getByRole('navigation', { name: lists.pages });
    await pages.getByRole('link', { name: lists.older }).click();
    await expect(page).toHaveURL(new RegExp(`${href('blog-pages/2', locale)}$`));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(pages.locator('[aria-current=page]')).toHaveText(`${lists.page} 2`);
    await pages.getByRole('link', { name: lists.newer }).click();
    await expect(page).toHaveURL(new RegExp(`${href('blog', locale)}$`));
  });

  test(`without JavaScript, a topic links to its articles, and an article to related ones in ${locale}`, async ({
    page,
  }) => {
    await page.goto(href('blog', locale));
    const topics = page.getByRole('navigation', { name: blog.topicsLabel });
    await topics.getByRole('link', { name: blog.topics.trust.title }).click();
    await expect(topics.locator('[aria-current]')).toHaveText(blog.topics.trust.title);
    await page.locator('main ol h2 a').first().click();
    const related = page.getByRole('region', { name: blog.related });
    await expect(related.getByRole('listitem')).toHaveCount(3);
    await related.getByRole('link').first().click();
    await expect(page.locator('main article')).toHaveCount(1);
  });

  test(`without JavaScript, an article's contents lead to its sections, folded on phones in ${locale}`, async ({
    page,
  }) => {
    await page.goto(href('blog/hand-over', locale));
    const contents = page.getByRole('navigation', { name: lists.contents });
    await expect(contents).toHaveCount(1);
    const last = contents.getByRole('link').last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(contents).toHaveCount(0);
    await page.locator('summary', { hasText: lists.contents }).click();
    await expect(page.locator('details', { hasText: lists.contents }).getByRole('link').first()).toBeVisible();
  });

  test(`the language switch keeps the topic of the newsroom, from ${locale}`, async ({ page }) => {
    await page.goto(href('newsroom-topics/offer', locale));
    await expect(page.locator('h1')).toHaveText(newsroom.topics.offer.headline);
    await page.locator('[data-language-switch]').first().click();
    const other = locale === 'de' ? 'en' : 'de';
    await expect(page).toHaveURL(new RegExp(`${href('newsroom-topics/offer', other)}$`));
  });
}
