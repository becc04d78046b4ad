module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL'),
  // A public address means a proxy in front, which passes the protocol on.
  proxy: { koa: Boolean(env('PUBLIC_URL')) },
  app: { keys: env.array('APP_KEYS') },
  logger: { updates: { enabled: false }, config: { level: env('LOG_LEVEL', 'http') } },
});
