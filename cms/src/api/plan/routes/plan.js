const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::plan.plan', {
  only: ['find', 'findOne'],
  config: { find: readPolicies, findOne: readPolicies },
});
