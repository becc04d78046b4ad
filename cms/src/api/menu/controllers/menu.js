const { factories } = require('@strapi/strapi');

/** `/api/menus/?filters[slug][$eq]=main-de&nested`: entries as a tree, in their order. */
module.exports = factories.createCoreController('api::menu.menu', ({ strapi }) => ({
  async find(ctx) {
    const { nested, filters } = ctx.query;
    if (nested === undefined) return super.find(ctx);
    const slug = filters?.slug?.$eq;
    const found = await strapi.documents('api::menu.menu').findMany({
      filters: typeof slug === 'string' ? { slug } : {},
      populate: { items: { populate: ['parent'] } },
    });
    const data = found.map(({ items, ...menu }) => ({ ...menu, items: treeOf(items) }));
    return { data, meta: {} };
  },
}));

function treeOf(items, parent) {
  return items
    .filter((item) => item.parent?.documentId === parent)
    .toSorted((one, other) => one.order - other.order)
    .map(({ parent: _, ...item }) => ({ ...item, children: treeOf(items, item.documentId) }));
}
