/**
 * Configuration of every route: only the preview token reads drafts. Strapi's own read-only tokens could read them too.
 */
module.exports = { policies: ['global::drafts-need-the-preview-token'] };
