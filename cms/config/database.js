const path = require('node:path');

module.exports = ({ env }) => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.resolve(__dirname, '..', env('DATABASE_FILENAME', '.tmp/data.db')) },
    useNullAsDefault: true,
    // A new database has 500 tables: waiting for the disk after each takes most of a test's start.
    ...(env('NODE_ENV') === 'test' && { pool: { afterCreate: withoutSync } }),
  },
});

function withoutSync(connection, done) {
  connection.pragma('synchronous = OFF');
  done(null, connection);
}
