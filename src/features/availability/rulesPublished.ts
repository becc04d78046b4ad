/**
 * Set to true once firestore.rules are published in the project and `npm run availability -- check` succeeds
 * (docs/how-to/show-who-is-available.md). `npm run launch-check` asks for it.
 */
export const rulesPublished = false;
