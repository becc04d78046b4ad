const { factories } = require('@strapi/strapi');
const { footerParts } = require('../../../footerParts.js');

const uid = 'api::footer.footer';
const populate = { footerTop: { populate: ['brandLines', 'addressLines'] }, footerBottomBar: true };

/**
 * `/api/footer?populate=footerTopLogo,footerMeta` (spec section 7) answers with lines and links too, in the shape that the
 * site reads.
 */
module.exports = factories.createCoreController(uid, ({ strapi }) => ({
  async find(ctx) {
    const { locale, status = 'published' } = ctx.query;
    const answer = await super.find(ctx);
    const footer = await strapi.documents(uid).findFirst({ locale, status, populate });
    const entry = answer?.data?.attributes ?? answer?.data;
    if (entry && footer) Object.assign(entry, footerParts(footer));
    return answer;
  },
}));
