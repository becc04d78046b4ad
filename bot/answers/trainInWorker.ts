/** Trains a model on another thread, so that the build trains both languages at the same time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../src/routes/table.ts';
import type { EntryModel } from './entryModel.ts';
import type { TrainingData } from './trainEntryModel.ts';

/** Rejects with the error of the training. */
export async function trainInWorker(data: TrainingData, locale: Locale): Promise<EntryModel> {
  const worker = new Worker(new URL('./trainWorker.ts', import.meta.url), { workerData: { data, locale } });
  // `once` rejects on the event "error".
  const [model]: EntryModel[] = await once(worker, 'message');
  if (!model) throw new Error('The worker trained no model');
  return model;
}
