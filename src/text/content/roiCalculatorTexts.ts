import { fromCms } from './currentContent.ts';
import { type RoiCalculator, roiCalculator } from './roiCalculator.ts';

export const roiCalculatorTexts = (): RoiCalculator =>
  fromCms('text-roi-calculator', 'en')?.roiCalculator ?? roiCalculator;
