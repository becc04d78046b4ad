const { installAccess } = require('./installAccess.js');
const { installLocales } = require('./installLocales.js');
const { installPanel } = require('./installPanel.js');
const { installRoles } = require('./installRoles.js');

module.exports = {
  register() {},

  async bootstrap({ strapi }) {
    await installAccess(strapi);
    await installLocales(strapi);
    await installRoles(strapi);
    await installPanel(strapi);
  },
};
