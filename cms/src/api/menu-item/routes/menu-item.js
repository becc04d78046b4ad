const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::menu-item.menu-item', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
