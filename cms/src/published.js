/** On every route: drafts are for the preview token only. Strapi's own read-only tokens would give them to anybody. */
module.exports = { policies: ['global::drafts-need-the-preview-token'] };
