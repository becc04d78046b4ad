/** The site's address for a draft: signed, and good for an hour (docs/how-to/connect-strapi.md in the site). */
const { createHmac } = require('node:crypto');

const lifetime = 60 * 60 * 1000;

/** The page that shows an entry, by its id in the site's table; the home page for entries shown on every page. */
const pages = {
  'api::plan.plan': () => 'pricing',
  'api::faq-entry.faq-entry': () => 'faq',
  'api::legal-page.legal-page': ({ page }) => page,
  'api::page-meta.page-meta': ({ page }) => page,
  'api::post.post': ({ kind, key }) => `${kind}/${key}`,
};

function previewUrl({ uid, entry, locale, status, siteUrl, secret, now = Date.now() }) {
  const query = new URLSearchParams({
    page: pages[uid]?.(entry ?? {}) ?? 'home',
    locale: locale ?? 'de',
    status: status === 'published' ? 'published' : 'draft',
    expires: String(now + lifetime),
  });
  query.set('signature', createHmac('sha256', secret).update(query.toString()).digest('hex'));
  return `${siteUrl}/api/preview?${query}`;
}

/** The site reads drafts with this; nobody has to copy a second token. */
const draftsToken = (secret) => createHmac('sha256', secret).update('drafts').digest('hex');

module.exports = { previewUrl, draftsToken };
