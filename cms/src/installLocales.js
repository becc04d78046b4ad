/** The languages of the site; German is the default. */
const names = { de: 'Deutsch (de)', en: 'English (en)' };

async function installLocales(strapi) {
  const service = strapi.plugin('i18n').service('locales');
  const known = (await service.find()).map(({ code }) => code);
  for (const [code, name] of Object.entries(names)) if (!known.includes(code)) await service.create({ code, name });
  if ((await service.getDefaultLocale()) !== 'de') await service.setDefaultLocale({ code: 'de' });
}

module.exports = { installLocales };
