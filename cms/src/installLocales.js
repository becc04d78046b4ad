/** The languages of the site; German is the default. */
const names = { de: 'Deutsch (de)', en: 'English (en)' };

async function installLocales(strapi) {
  const service = strapi.plugin('i18n').service('locales');
  const known = await service.find();
  for (const [code, name] of Object.entries(names)) {
    const own = known.find((locale) => locale.code === code);
    if (!own) await service.create({ code, name });
    // Strapi creates its first language with an English name.
    else if (own.name === 'German (de)') await service.update({ id: own.id }, { name });
  }
  if ((await service.getDefaultLocale()) !== 'de') await service.setDefaultLocale({ code: 'de' });
}

module.exports = { installLocales };
