const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::nav-menu.nav-menu');
