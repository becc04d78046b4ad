const { previewTokenName } = require('../installAccess.js');

/** `ctx.request.query`, because `ctx.query` is not parsed the same way inside a policy. */
module.exports = (ctx) => {
  const { status = 'published' } = ctx.request.query;
  if (status === 'published') return true;
  return ctx.state.auth?.credentials?.name === previewTokenName;
};
