const { installAccess } = require('./installAccess.js');

module.exports = {
  register() {},

  async bootstrap({ strapi }) {
    await installAccess(strapi);
  },
};
