/** Texts that the service worker writes into a cached page (features/offline/withOfflineNotice.ts). */
export const words = {
  kept: 'Unser Server ist gerade nicht erreichbar. Sie lesen, was Ihr Browser am {time} gespeichert hat. Preise und Angaben können sich seither geändert haben.',
  again: 'Neu laden',
};
