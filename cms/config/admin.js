const { previewOf } = require('../src/siteLinks.js');

module.exports = ({ env }) => ({
  // In production Strapi sends its cookie by https only, which refuses every login at http://localhost.
  auth: { secret: env('ADMIN_JWT_SECRET'), cookie: { secure: env('PUBLIC_URL', '').startsWith('https:') } },
  autoOpen: false,
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: Boolean(env('SITE_URL') && env('PREVIEW_SECRET')),
    config: {
      allowedOrigins: [env('SITE_URL', 'http://localhost:4321')],
      handler: (uid, shown) => previewOf(strapi, uid, shown),
    },
  },
});
