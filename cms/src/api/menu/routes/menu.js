const { factories } = require('@strapi/strapi');
const readPolicies = require('../../../readPolicies.js');

module.exports = factories.createCoreRouter('api::menu.menu', {
  only: ['find', 'findOne'],
  config: { find: readPolicies, findOne: readPolicies },
});
