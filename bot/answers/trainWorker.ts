import { parentPort, workerData } from 'node:worker_threads';
import { trainEntryModel } from './trainEntryModel.ts';
import { trainEntryNetwork } from './trainNetwork.ts';

const { data, locale, seed } = workerData;
parentPort?.postMessage(seed ? trainEntryNetwork(data, locale, seed) : trainEntryModel(data, locale));
