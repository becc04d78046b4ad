const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::nav-config.nav-config', {
  only: ['find'],
  config: { find: published },
});
