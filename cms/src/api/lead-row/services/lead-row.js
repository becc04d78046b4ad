const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::lead-row.lead-row');
