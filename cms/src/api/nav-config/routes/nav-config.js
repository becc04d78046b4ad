const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::nav-config.nav-config', {
  only: ['find'],
  config: { find: readPolicies },
});
