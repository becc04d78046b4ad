const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::lead-row.lead-row');
