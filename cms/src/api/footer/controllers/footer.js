const { factories } = require('@strapi/strapi');

const uid = 'api::footer.footer';
const populate = { footerTop: { populate: ['brandLines', 'addressLines'] }, footerBottomBar: true };

/**
 * `/api/footer?populate=footerTopLogo,footerMeta` (spec section 7) answers with lines and links too, in the shape that the
 * site reads. Editors fill in components.
 */
module.exports = factories.createCoreController(uid, ({ strapi }) => ({
  async find(ctx) {
    const { locale, status = 'published' } = ctx.query;
    const answer = await super.find(ctx);
    const footer = await strapi.documents(uid).findFirst({ locale, status, populate });
    const entry = answer?.data?.attributes ?? answer?.data;
    if (!entry || !footer) return answer;
    const { footerTop, footerBottomBar } = footer;
    entry.footerTop = footerTop && {
      brandLines: textsOf(footerTop.brandLines),
      addressLines: textsOf(footerTop.addressLines),
    };
    entry.footerBottomBar = footerBottomBar.map(({ title, url }) => ({ title, url }));
    return answer;
  },
}));

/** null: the site's own lines apply. */
const textsOf = (lines) => (lines.length > 0 ? lines.map(({ text }) => text) : null);
