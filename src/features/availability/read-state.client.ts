/** Google's Firestore client: the only module that loads it (22 kB br, docs/decisions/0275-firestore-lite-on-use.md). */
import * as firebase from 'firebase/app';
import { doc, type Firestore, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { documentPath } from './salesState.ts';

export type FirebaseConfig = { apiKey: string; appId: string; projectId: string };

let firestore: Firestore | undefined;

/** The document's fields, undefined if it does not exist. @throws what the client throws */
export async function readState(config: FirebaseConfig): Promise<unknown> {
  firestore ??= connect(config);
  return (await getDoc(doc(firestore, documentPath))).data();
}

function connect(config: FirebaseConfig): Firestore {
  // The caller falls back to the hours; a visitor's console is no log of ours.
  setLogLevel('silent');
  withoutUsageRecord();
  return getFirestore(firebase.initializeApp(config, 'availability'));
}

/**
 * Firebase counts the days of use in an IndexedDB of the visitor. No setting switches that off; without the component
 * nothing is written. A release that renames it fails e2e/see-who-is-available.spec.ts.
 */
function withoutUsageRecord(): void {
  const components: unknown = '_components' in firebase ? firebase._components : undefined;
  if (components instanceof Map) components.delete('heartbeat');
}
