const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::nav-config.nav-config');
