/** For tests: receivers, and a database with settings that point to them. Expects balanced books after each test. */
import { afterEach, beforeEach, expect } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import { type DatabaseKind, freshPlace, type Place } from '../testLeads.ts';
import { openReceivers, type Receivers } from './receivers.ts';

type Scene = { readonly receivers: Receivers; readonly place: Place; readonly database: Database };

/** Creates a new scene before each test of the calling describe. Read its properties only inside tests. */
export function setScene(kind: DatabaseKind, settings: Record<string, string> = {}): Scene {
  let scene: Scene | undefined;
  const here = (): Scene => {
    if (!scene) throw new Error('There is no scene outside a test');
    return scene;
  };
  beforeEach(async () => {
    const receivers = await openReceivers();
    const place = await freshPlace(kind, { ...(await receivers.door('site')), ...settings });
    scene = { receivers, place, database: await openDatabase(place.env) };
  });
  afterEach(async () => {
    const { receivers, place, database } = here();
    const books = await reconcile(database);
    await receivers.close();
    await database.query.destroy();
    await place.remove();
    expect(isBalanced(books), JSON.stringify(books)).toBe(true);
  });
  return {
    get receivers() {
      return here().receivers;
    },
    get place() {
      return here().place;
    },
    get database() {
      return here().database;
    },
  };
}
