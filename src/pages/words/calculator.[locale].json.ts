/** What the savings calculator says, for its script (islands/savings-calculator.client.ts). */
import type { APIRoute } from 'astro';
import type { CalculatorTexts } from '../../islands/SavingsCalculator.tsx';
import { locales } from '../../routes/table.ts';
import { calculatorTexts } from '../../sections/savings/calculatorTexts.ts';

export const prerender = true;
export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { texts: calculatorTexts(locale) } }));
export const GET: APIRoute<{ texts: CalculatorTexts }> = ({ props }) => Response.json(props.texts);
