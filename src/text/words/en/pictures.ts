import type { pictures as de } from '../de/pictures.ts';
import type { CallWindowWords, ChatWindowWords } from '../pictureWords.ts';

const chatWindow: ChatWindowWords = {
  name: 'Assistant',
  status: 'Example · AI assistant',
  source: 'Source',
  speakers: { assistant: 'Assistant', visitor: 'Visitor', team: 'Team' },
  aiNotice: {
    chat: 'Hello! You’re chatting with an AI assistant. Our privacy notice says who processes chats.',
    voice: 'You’re talking to an AI assistant.',
  },
  sampleNote: 'Example: this is how it could look; it isn’t a promise.',
};

const callWindow: CallWindowWords = {
  name: 'Voice assistant',
  status: 'Example · AI assistant',
  heard: 'Heard',
  says: 'Says',
  readsBack: 'Reads back',
};

export const pictures = { chatWindow, callWindow } satisfies typeof de;
