const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::footer.footer', { only: ['find'], config: { find: readPolicies } });
