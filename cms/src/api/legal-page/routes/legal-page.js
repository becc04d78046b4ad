const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::legal-page.legal-page', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
