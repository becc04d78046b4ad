const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::nav-menu.nav-menu');
