const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::footer.footer', { only: ['find'], config: { find: published } });
