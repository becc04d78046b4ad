const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::nav-config.nav-config');
