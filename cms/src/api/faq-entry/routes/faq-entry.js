const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::faq-entry.faq-entry', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
