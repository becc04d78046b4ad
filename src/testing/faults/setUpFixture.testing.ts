/** For tests: receivers, and a database with settings that point to them. Expects a balanced ledger after each test. */
import { afterEach, beforeEach, expect } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { createTestEnvironment, type DatabaseKind, type TestEnvironment } from '../createTestEnvironment.testing.ts';
import { openReceivers, type Receivers } from './openReceivers.testing.ts';

type FaultFixture = {
  readonly receivers: Receivers;
  readonly environment: TestEnvironment;
  readonly database: Database;
};

/** Creates a new fixture before each test of the calling describe. Read its properties only inside tests. */
export function setUpFixture(kind: DatabaseKind, settings: Record<string, string> = {}): FaultFixture {
  let fixture: FaultFixture | undefined;
  const current = (): FaultFixture => {
    if (!fixture) throw new Error('There is no fixture outside a test');
    return fixture;
  };
  beforeEach(async () => {
    const receivers = await openReceivers();
    const environment = await createTestEnvironment(kind, { ...(await receivers.settingsFor('site')), ...settings });
    fixture = { receivers, environment, database: await openDatabase(environment.env) };
  });
  afterEach(async () => {
    const { receivers, environment, database } = current();
    const report = await reconcile(database);
    await receivers.close();
    await database.query.destroy();
    await environment.remove();
    expect(isBalanced(report), JSON.stringify(report)).toBe(true);
  });
  return {
    get receivers() {
      return current().receivers;
    },
    get environment() {
      return current().environment;
    },
    get database() {
      return current().database;
    },
  };
}
