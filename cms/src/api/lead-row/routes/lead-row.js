const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::lead-row.lead-row', {
  only: ['find'],
  config: { find: readPolicies },
});
