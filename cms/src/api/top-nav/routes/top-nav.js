const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::top-nav.top-nav', { only: ['find'], config: { find: readPolicies } });
