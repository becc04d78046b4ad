const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::faq-entry.faq-entry');
