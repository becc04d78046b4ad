import { agencies } from './en/agencies.ts';
import { banking } from './en/banking.ts';
import { energy } from './en/energy.ts';
import { healthcare } from './en/healthcare.ts';
import { insurance } from './en/insurance.ts';
import { manufacturing } from './en/manufacturing.ts';
import { publicSector } from './en/publicSector.ts';
import { realEstate } from './en/realEstate.ts';
import { retail } from './en/retail.ts';
import { tourism } from './en/tourism.ts';
import type { IndustryId, IndustryText } from './schema.ts';

export const en: Record<IndustryId, IndustryText> = {
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
