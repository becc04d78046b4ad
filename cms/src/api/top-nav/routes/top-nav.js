const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::top-nav.top-nav', { only: ['find'], config: { find: published } });
