import { wake } from './wake.client.ts';

wake('savings-calculator', () => import('./SavingsCalculator.tsx').then(({ SavingsCalculator }) => SavingsCalculator));
