/**
 * At every start: the tokens and the webhooks that the environment names, so that a new installation needs no clicks
 * and a changed secret holds from the next start.
 */
const { createHmac } = require('node:crypto');
const { draftsToken } = require('./previewUrl.js');

const readTokenName = 'Site';
const previewTokenName = 'Site preview';
const webhookName = 'Site';

async function installAccess(strapi, env = process.env) {
  await installToken(strapi, readTokenName, env.CMS_TOKEN);
  await installToken(strapi, previewTokenName, env.PREVIEW_SECRET && draftsToken(env.PREVIEW_SECRET));
  await installWebhooks(strapi, env);
}

/** Replaces the token of this name by one that can only read the content types of the site. */
async function installToken(strapi, name, accessKey) {
  const tokens = strapi.db.query('admin::api-token');
  const permissions = strapi.db.query('admin::api-token-permission');
  for (const old of await tokens.findMany({ where: { name } })) {
    await permissions.deleteMany({ where: { token: old.id } });
    await tokens.delete({ where: { id: old.id } });
  }
  if (!accessKey) return;
  const salt = strapi.config.get('admin.apiToken.salt');
  const hash = createHmac('sha512', salt).update(accessKey).digest('hex');
  const data = { name, description: 'Installed from the environment', type: 'custom', accessKey: hash, lifespan: null };
  const token = await tokens.create({ data });
  for (const action of readActions(strapi)) await permissions.create({ data: { action, token: token.id } });
}

const readActions = (strapi) =>
  Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap(({ uid, kind }) => (kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`]));

async function installWebhooks(strapi, { SITE_URL, SITE_PROCESSES, CMS_WEBHOOK_SECRET }) {
  const store = strapi.get('webhookStore');
  for (const old of (await store.findWebhooks()).filter(({ name }) => name === webhookName)) {
    strapi.get('webhookRunner').remove(old);
    await store.deleteWebhook(old.id);
  }
  if (!CMS_WEBHOOK_SECRET) return;
  const processes = (SITE_PROCESSES || SITE_URL || '').split(',').map((address) => address.trim());
  for (const address of processes.filter((address) => address !== '')) {
    const webhook = await store.createWebhook({
      name: webhookName,
      url: `${address}/api/cms/webhook`,
      headers: { Authorization: `Bearer ${CMS_WEBHOOK_SECRET}` },
      events: [
        ...['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
        // A replaced file keeps its address.
        ...['media.update', 'media.delete'],
      ],
      isEnabled: true,
    });
    strapi.get('webhookRunner').add(webhook);
  }
}

module.exports = { installAccess, previewTokenName };
