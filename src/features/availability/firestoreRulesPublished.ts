/**
 * Set to true once firestore.rules are published in the project and `npm run availability -- check` succeeds
 * (docs/how-to/show-who-is-available.md). Checked by `npm run launch-check`.
 */
export const firestoreRulesPublished = false;
