const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::page-meta.page-meta', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
