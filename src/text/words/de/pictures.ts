import type { CallWindowWords, ChatWindowWords } from '../pictureWords.ts';

const chatWindow: ChatWindowWords = {
  name: 'Assistent',
  status: 'Beispiel · KI-Assistent',
  source: 'Quelle',
  speakers: { assistant: 'Assistent', visitor: 'Besucher', team: 'Team' },
  aiNotice: {
    chat: 'Hallo, hier antwortet ein KI-Assistent. Worum geht es?',
    voice: 'Sie sprechen mit einem KI-Assistenten.',
  },
  sampleNote: 'Beispiel: So kann es aussehen. Verbindlich ist das Angebot.',
};

const callWindow: CallWindowWords = {
  name: 'Sprachassistent',
  status: 'Beispiel · KI-Assistent',
  heard: 'Gehört',
  says: 'Sagt',
  readsBack: 'Wiederholt',
};

export const pictures = { chatWindow, callWindow };
