const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::nav-menu.nav-menu', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
