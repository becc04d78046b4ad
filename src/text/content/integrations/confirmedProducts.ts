/**
 * Products of other companies that an entry of the directory is known to work with: the only place for their names.
 * Empty until the operator has confirmed one by a test, with its version, e.g. `'crm-contacts': ['Product 12']`.
 * The directory then names it, as a plain fact, at that entry; without one it says that it is checked case by case.
 */
import type { IntegrationId } from './facts.ts';

export const confirmedProducts: Partial<Record<IntegrationId, readonly string[]>> = {};
