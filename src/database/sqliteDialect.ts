/** Kysely's SqliteDialect expects better-sqlite3; node:sqlite fits it through this shim. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { lockWaitingDriver, QueuedAdapter } from './lockWaitingDriver.ts';
import { makePrivateFile } from './privateFolder.ts';

/** Limit of the statement cache: each length of a list in a query is a separate statement. */
const maxCachedStatements = 200;

export function sqliteDialect(file: string): Dialect {
  // SQLite gives -wal and -shm the mode of the file.
  makePrivateFile(file);
  // node:sqlite would wait for a lock synchronously; lockWaitingDriver waits instead.
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  switchToWal(database);
  // FULL: a commit is durable when it returns. A lead gets a success response only after that.
  database.exec('pragma synchronous = full');
  const dialect = new SqliteDialect({ database: shim(database) });
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => lockWaitingDriver(dialect.createDriver(), () => database.isOpen && database.isTransaction),
    createIntrospector: (query) => dialect.createIntrospector(query),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Caches prepared statements: preparing one takes longer than running it, and its memory is freed late. */
function shim(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, Statement>();

  function prepare(sql: string): Statement {
    // A deferred transaction that reads first cannot wait for its write lock (SQLITE_BUSY_SNAPSHOT): take it at once.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      // A separate statement: it is read incrementally, and the same query may run meanwhile.
      iterate: (parameters) => database.prepare(text).iterate(...(parameters as SQLInputValue[])),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= maxCachedStatements) kept.clear();
      const statement = prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** The switch needs exclusive access to the file, and SQLite's busy timeout does not cover it. */
function switchToWal(database: DatabaseSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40);
    }
  }
}
