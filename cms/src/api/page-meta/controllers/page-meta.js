const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::page-meta.page-meta');
