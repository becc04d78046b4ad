/** Addresses of the site for editors: signed, and good for an hour (docs/how-to/connect-strapi.md in the site). */
const { createHmac } = require('node:crypto');

const lifetime = 60 * 60 * 1000;

/** Pages of types without a field `page`, where the name of the type does not give them. */
const pages = {
  'api::plan.plan': () => 'pricing',
  'api::faq-entry.faq-entry': () => 'faq',
  'api::post.post': ({ kind, key }) => `${kind}/${key}`,
  'api::text-about.text-about': () => 'aboutus',
  'api::text-archived.text-archived': () => 'archived/chatgpt',
  'api::text-company.text-company': () => 'terms',
  'api::text-customizer.text-customizer': () => 'products/web-chat',
  'api::text-demo.text-demo': () => 'get-a-demo',
  'api::text-example.text-example': ({ key }) => `examples/${key}`,
  'api::text-industry.text-industry': ({ key }) => `industries/${key}`,
  'api::text-integrations.text-integrations': () => 'integrations-directory',
  'api::text-integration-kind.text-integration-kind': () => 'integrations-directory',
  'api::text-page.text-page': ({ key }) => `pages/${key}`,
  'api::text-knowledge.text-knowledge': () => 'home',
  'api::text-partners.text-partners': () => 'affiliate-program',
  'api::text-pictures.text-pictures': () => 'features',
  'api::text-product.text-product': ({ key }) => `products/${key}`,
  'api::text-roi-calculator.text-roi-calculator': () => 'chatbot-roi-calculator',
  'api::text-template-goal.text-template-goal': ({ key }) => `templates/${key}`,
  'api::text-theme-solution.text-theme-solution': ({ key }) => `solutions/${key}`,
  'api::text-use-case.text-use-case': ({ key }) => `use-cases/${key}`,
  'api::text-word.text-word': () => 'home',
};
/** The page that shows an entry, by its id in the site's table; the home page for entries shown on every page. */
function pageOf(uid, entry) {
  const [, textsOfPage] = /\.text-([\w-]+)$/.exec(uid) ?? [];
  return pages[uid]?.(entry) ?? entry.page ?? textsOfPage ?? 'home';
}

/** Menus and their entries have no languages: the key of a menu ends with one. */
const localeOf = (entry, locale) => locale || /-(de|en)$/.exec((entry?.menu ?? entry)?.slug ?? '')?.[1] || 'de';

function previewUrl({ uid, entry, locale, status, siteUrl, secret, now = Date.now() }) {
  const page = pageOf(uid, entry ?? {});
  const shown = { page, locale: localeOf(entry, locale), status: status === 'published' ? 'published' : 'draft' };
  // A browser keeps the anchor: the preview opens at the question.
  const anchor = uid === 'api::faq-entry.faq-entry' && entry?.key ? `#${entry.key}` : '';
  return `${siteUrl}/api/preview?${signed(shown, secret, now)}${anchor}`;
}

/** What the site refuses (src/cms/openStatus.ts in the site). */
const statusUrl = ({ siteUrl, secret, now = Date.now() }) =>
  `${siteUrl}/api/cms/status?${signed({ view: 'status' }, secret, now)}`;

function signed(parameters, secret, now) {
  const query = new URLSearchParams({ ...parameters, expires: String(now + lifetime) });
  query.set('signature', createHmac('sha256', secret).update(query.toString()).digest('hex'));
  return query;
}

/** The site reads drafts with this token: both sides derive it from the same secret. */
const draftsToken = (secret) => createHmac('sha256', secret).update('drafts').digest('hex');

module.exports = { previewUrl, statusUrl, draftsToken };
