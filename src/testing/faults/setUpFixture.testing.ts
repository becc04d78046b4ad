/** For tests: receivers, and a database with settings that point to them. Expects balanced books after each test. */
import { afterEach, beforeEach, expect } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { createTestEnvironment, type DatabaseKind, type TestEnvironment } from '../createTestEnvironment.testing.ts';
import { openReceivers, type Receivers } from './openReceivers.testing.ts';

type FaultFixture = { readonly receivers: Receivers; readonly place: TestEnvironment; readonly database: Database };

/** Creates a new scene before each test of the calling describe. Read its properties only inside tests. */
export function setUpFixture(kind: DatabaseKind, settings: Record<string, string> = {}): FaultFixture {
  let scene: FaultFixture | undefined;
  const current = (): FaultFixture => {
    if (!scene) throw new Error('There is no scene outside a test');
    return scene;
  };
  beforeEach(async () => {
    const receivers = await openReceivers();
    const place = await createTestEnvironment(kind, { ...(await receivers.settingsFor('site')), ...settings });
    scene = { receivers, place, database: await openDatabase(place.env) };
  });
  afterEach(async () => {
    const { receivers, place, database } = current();
    const books = await reconcile(database);
    await receivers.close();
    await database.query.destroy();
    await place.remove();
    expect(isBalanced(books), JSON.stringify(books)).toBe(true);
  });
  return {
    get receivers() {
      return current().receivers;
    },
    get place() {
      return current().place;
    },
    get database() {
      return current().database;
    },
  };
}
