/**
 * Third-party products confirmed to work with an entry of the directory: the only place for their names. Empty until
 * the operator confirms one by a test, with its version, e.g. `'crm-contacts': ['Product 12']`. The directory lists it
 * at that entry; without one it says that products are checked case by case.
 */
import type { IntegrationId } from './facts.ts';

export const confirmedProducts: Partial<Record<IntegrationId, readonly string[]>> = {};
