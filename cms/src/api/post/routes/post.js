const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::post.post', {
  only: ['find', 'findOne'],
  config: { find: published, findOne: published },
});
