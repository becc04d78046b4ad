import { parentPort, workerData } from 'node:worker_threads';
import { trainEntryModel } from './trainEntryModel.ts';

parentPort?.postMessage(trainEntryModel(workerData.data, workerData.locale));
