/** The only module that loads Google's Firestore client (22 kB br, docs/decisions/0275-firestore-lite-on-use.md). */
import * as firebase from '@firebase/app';
import { doc, type Firestore, getDoc, getFirestore, setLogLevel } from '@firebase/firestore/lite';
import { salesStatePath } from './salesState.ts';

export type FirebaseConfig = { apiKey: string; appId: string; projectId: string };

let firestore: Firestore | undefined;

/** The document's fields, undefined if it does not exist. @throws the errors of the Firestore client */
export async function readSalesState(config: FirebaseConfig): Promise<unknown> {
  firestore ??= connect(config);
  return (await getDoc(doc(firestore, salesStatePath))).data();
}

function connect(config: FirebaseConfig): Firestore {
  // The caller falls back to the office hours. Errors are not logged to the visitor's console.
  setLogLevel('silent');
  withoutUsageRecord();
  return getFirestore(firebase.initializeApp(config, 'availability'));
}

/**
 * Firebase stores days of use in the visitor's IndexedDB. No setting turns that off; without the component nothing is
 * written. A release that renames it fails e2e/see-sales-availability.spec.ts.
 */
function withoutUsageRecord(): void {
  const components: unknown = '_components' in firebase ? firebase._components : undefined;
  if (components instanceof Map) components.delete('heartbeat');
}
