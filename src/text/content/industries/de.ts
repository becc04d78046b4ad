import { agencies } from './de/agencies.ts';
import { banking } from './de/banking.ts';
import { energy } from './de/energy.ts';
import { healthcare } from './de/healthcare.ts';
import { insurance } from './de/insurance.ts';
import { manufacturing } from './de/manufacturing.ts';
import { publicSector } from './de/publicSector.ts';
import { realEstate } from './de/realEstate.ts';
import { retail } from './de/retail.ts';
import { tourism } from './de/tourism.ts';
import type { IndustryId, IndustryText } from './schema.ts';

export const de: Record<IndustryId, IndustryText> = {
  retail,
  manufacturing,
  energy,
  insurance,
  banking,
  healthcare,
  'public-sector': publicSector,
  tourism,
  'real-estate': realEstate,
  agencies,
};
