/**
 * For the panel's home (admin/StatusLink.jsx): the address of the site's status page, signed. Everyone who may publish
 * reads there what the site refuses.
 */
const { statusUrl } = require('./previewUrl.js');

const publish = ['plugin::content-manager.explorer.publish', 'api::plan.plan'];

function offerStatusLink(strapi, { SITE_URL, PREVIEW_SECRET } = process.env) {
  const handler = (ctx) => {
    if (!ctx.state.userAbility.can(...publish)) return ctx.forbidden();
    if (!SITE_URL || !PREVIEW_SECRET) return ctx.notFound();
    ctx.body = { url: statusUrl({ siteUrl: SITE_URL, secret: PREVIEW_SECRET }) };
  };
  strapi.server.routes({ type: 'admin', prefix: '/site', routes: [{ method: 'GET', path: '/status-link', handler }] });
}

module.exports = { offerStatusLink };
