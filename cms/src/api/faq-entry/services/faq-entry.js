const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::faq-entry.faq-entry');
