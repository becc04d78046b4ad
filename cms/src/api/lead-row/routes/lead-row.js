const { factories } = require('@strapi/strapi');
const published = require('../../../published.js');

module.exports = factories.createCoreRouter('api::lead-row.lead-row', { only: ['find'], config: { find: published } });
