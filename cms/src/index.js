const { installAccess } = require('./installAccess.js');
const { installLocales } = require('./installLocales.js');
const { installPanel } = require('./installPanel.js');
const { installRoles } = require('./installRoles.js');
const { refuseInvalidEntries } = require('./refuseInvalidEntries.js');
const { offerSiteLinks } = require('./siteLinks.js');

module.exports = {
  register({ strapi }) {
    refuseInvalidEntries(strapi);
    offerSiteLinks(strapi);
  },

  async bootstrap({ strapi }) {
    await installAccess(strapi);
    await installLocales(strapi);
    await installRoles(strapi);
    await installPanel(strapi);
  },
};
