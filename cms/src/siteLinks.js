/**
 * Signed addresses of the site for the panel: of the status page (admin/StatusLink.jsx), where everyone who may publish
 * reads what the site refuses, and of an entry's draft (admin/preview). Strapi's own address of a preview is for everyone
 * who is logged in, and answers 404 for a single type that the default language lacks.
 */
const { hasPage } = require('./admin/preview/hasPage.mts');
const { previewUrl, statusUrl } = require('./previewUrl.js');

const may = (ctx, action, uid) => ctx.state.userAbility.can(`plugin::content-manager.explorer.${action}`, uid);

/** The address of a page with the draft of an entry, or with what is published; undefined for types without a page. */
async function previewOf(strapi, uid, { documentId, locale, status }) {
  if (!hasPage(uid)) return undefined;
  const populate = uid === 'api::menu-item.menu-item' ? ['menu'] : [];
  const entry = await strapi.documents(uid).findOne({ documentId, locale, status: 'draft', populate });
  const { SITE_URL: siteUrl, PREVIEW_SECRET: secret } = process.env;
  return previewUrl({ uid, entry, locale, status, siteUrl, secret });
}

function offerSiteLinks(strapi, { SITE_URL, PREVIEW_SECRET } = process.env) {
  const isSetUp = Boolean(SITE_URL && PREVIEW_SECRET);

  function statusLink(ctx) {
    if (!may(ctx, 'publish', 'api::plan.plan')) return ctx.forbidden();
    if (!isSetUp) return ctx.notFound();
    ctx.body = { url: statusUrl({ siteUrl: SITE_URL, secret: PREVIEW_SECRET }) };
  }

  async function previewLink(ctx) {
    const { uid = '', documentId, locale } = ctx.request.query;
    if (!may(ctx, 'read', uid)) return ctx.forbidden();
    const url = isSetUp && (await previewOf(strapi, uid, { documentId, locale, status: 'draft' }));
    ctx.body = { url: url || null };
  }

  const routes = [
    { method: 'GET', path: '/status-link', handler: statusLink },
    { method: 'GET', path: '/preview-link', handler: previewLink },
  ];
  strapi.server.routes({ type: 'admin', prefix: '/site', routes });
}

module.exports = { offerSiteLinks, previewOf };
