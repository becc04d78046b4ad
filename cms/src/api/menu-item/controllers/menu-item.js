const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::menu-item.menu-item');
