/** Trains on another thread, so that both languages are trained at the same time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../src/routes/table.ts';
import type { EntryModel } from './entryModel.ts';
import type { Network } from './network.ts';
import type { TrainingData } from './trainEntryModel.ts';

/** Rejects with the error of the training. */
export const trainInWorker = (data: TrainingData, locale: Locale): Promise<EntryModel> =>
  runWorker<EntryModel>({ data, locale });

/** The same for the network (network.ts). */
export const trainNetworkInWorker = (data: TrainingData, locale: Locale, seed: number): Promise<Network> =>
  runWorker<Network>({ data, locale, seed });

async function runWorker<Trained>(workerData: object): Promise<Trained> {
  const worker = new Worker(new URL('./trainWorker.ts', import.meta.url), { workerData });
  // `once` rejects on the event "error".
  const [trained]: Trained[] = await once(worker, 'message');
  if (!trained) throw new Error('The worker trained nothing');
  return trained;
}
