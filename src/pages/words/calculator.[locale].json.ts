/** Texts of the savings calculator's script (features/savings/components/savings-calculator.client.ts). */
import type { APIRoute } from 'astro';
import { calculatorTexts } from '../../features/savings/components/calculatorTexts.ts';
import type { CalculatorTexts } from '../../features/savings/components/SavingsCalculator.tsx';
import { locales } from '../../routes/table.ts';

export const prerender = true;
export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { texts: calculatorTexts(locale) } }));
export const GET: APIRoute<{ texts: CalculatorTexts }> = ({ props }) => Response.json(props.texts);
