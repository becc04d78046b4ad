/**
 * Refuses what the site would refuse, with the site's sentence at the field and in the language of the panel, before an
 * entry is published. The site's own schemas decide (src/cms/findRefusals.ts in the site), so that they cannot differ.
 * Commands such as the seed are not checked.
 */
const { errors } = require('@strapi/utils');
const { populateAll } = require('../scripts/typesOf.mjs');
const { fieldLabel } = require('./admin/labels/labels.mts');
const { footerParts } = require('./footerParts.js');

function refuseInvalidEntries(strapi) {
  // The site's own addresses count as links within the site.
  globalThis.__SITE_URL__ ??= process.env.SITE_URL;
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    if (request?.state.user && context.uid.startsWith('api::') && makesPublic(context)) {
      // 90 MB and a second, which commands and readers need not spend.
      const site = require('../../src/cms/findRefusals.ts');
      const versions = await versionsOf(strapi, context, site);
      for (const version of versions) await check(strapi, version, panelLocaleOf(request), site);
    }
    return next();
  });
}

const hasDrafts = ({ options }) => options?.draftAndPublish === true;
const makesPublic = ({ contentType, action }) =>
  hasDrafts(contentType) ? action === 'publish' : action === 'create' || action === 'update';

/** As the panel chooses it (admin/app.js), unless the person has set a language in the profile. */
const panelLocaleOf = ({ state, request }) =>
  /^de\b/.test(state.user.preferedLanguage ?? request.get('accept-language')) ? 'de' : 'en';

/** The drafts to be published; or, of a type without drafts, what it will be. */
async function versionsOf(strapi, { uid, params, contentType }, { localesOf }) {
  const { documentId, data } = params;
  const populate = populateAll(strapi, contentType);
  const find = (options) => strapi.documents(uid).findOne({ documentId, populate, ...options });
  if (!hasDrafts(contentType)) {
    const known = documentId && (await find());
    return [{ contentType, locale: localesOf(params.locale)[0], entry: { ...known, ...data } }];
  }
  const drafts = localesOf(params.locale).map(async (locale) => {
    const entry = await find({ locale, status: 'draft' });
    return entry ? [{ contentType, locale, entry }] : [];
  });
  return (await Promise.all(drafts)).flat();
}

/** As the site receives it: controllers change the shape of one type. */
const answerOf = ({ uid }, entry) => (uid === 'api::footer.footer' ? { ...entry, ...footerParts(entry) } : entry);

async function check(strapi, { contentType, locale, entry }, panelLocale, site) {
  const model = contentType.modelName;
  const answer = answerOf(contentType, entry);
  const taken = await takenField(strapi, contentType, locale, entry);
  const find = (published) => site.findRefusals({ model, locale, entry: answer, panelLocale, published, taken });
  // Links to entries that are pages: read only when there is a doubt.
  const refusals = find().length > 0 ? find(await pagesOf(strapi, site)) : [];
  if (refusals.length === 0) return;
  const found = refusals.map(({ field, reason, sentence }) => ({
    path: field.split('.'),
    message: reason === 'invalid' ? `${sentence} ${helpOf(contentType, field, panelLocale)}`.trim() : sentence,
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(found[0].message, { errors: found });
}

/** Fields by which the site finds an entry; Strapi keeps others unique itself. */
const identities = ['key', 'page', 'type', 'slug'];

/** The field that another published entry has too: the site would show one of the two. */
async function takenField(strapi, { uid, kind, attributes }, locale, entry) {
  const field = identities.find((name) => name in attributes && !attributes[name].unique);
  if (kind !== 'collectionType' || !field || !entry[field]) return undefined;
  // Articles and news have keys of their own.
  const ofKind = uid === 'api::post.post' ? { kind: entry.kind } : {};
  const filters = { [field]: entry[field], ...ofKind, documentId: { $ne: entry.documentId } };
  return (await strapi.documents(uid).count({ locale, status: 'published', filters })) > 0 ? field : undefined;
}

async function pagesOf(strapi, { localesOf, modelsOfPages }) {
  const read = modelsOfPages().flatMap((model) => {
    const uid = `api::${model}.${model}`;
    const populate = populateAll(strapi, strapi.contentTypes[uid]);
    return localesOf('*').map(async (locale) => ({
      ...{ model, locale },
      entries: await strapi.documents(uid).findMany({ locale, status: 'published', populate }),
    }));
  });
  return Promise.all(read);
}

const helpOf = ({ uid, attributes }, field, panelLocale) =>
  field in attributes ? fieldLabel(uid, field, panelLocale, attributes[field]).help : '';

module.exports = { refuseInvalidEntries };
