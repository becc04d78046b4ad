const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::top-nav.top-nav');
