import type { safety as de } from '../de/safety.ts';

export const safety = {
  self: {
    title: 'Please talk to somebody now',
    paragraphs: [
      'This sounds very hard. You do not have to face it alone. A website cannot help you with this, but people can, at any hour of the day or night.',
    ],
    ways: [
      'If a life is in danger, also after an overdose, call at once: {emergencyBritain} in the UK, {emergencyEurope} across Europe',
      'To talk, free of charge: Samaritans on {samaritans} (UK and Ireland)',
      'For urgent mental health help in England: NHS {nhs}, then the mental health option (2)',
      'To text, free in the UK: SHOUT to {shout}',
      'In the United States: call or text {lifelineUsa}',
    ],
    after: [
      'Is this about somebody else? If you can, do not leave them alone now. You can call these numbers, too.',
      'We do not keep what you have just written.',
    ],
  },
  violence: {
    title: 'Please get help now',
    paragraphs: [
      'If you or others are in danger, please call the police now: {emergencyBritain} in the UK, {emergencyEurope} across Europe. Get to a safe place if you can.',
    ],
    ways: [
      'If you cannot speak: call {emergencyBritain} from a mobile, and press 55 when you are asked to (UK)',
      'For violence at home or by a partner, free and at any hour: National Domestic Abuse Helpline for women on {domesticAbuseBritain} (UK)',
      'To talk, also if you are afraid that you might hurt somebody, free of charge: Samaritans on {samaritans} (UK and Ireland)',
    ],
    after: ['We do not keep what you have just written.'],
  },
  medical: {
    title: 'Please call an ambulance now',
    paragraphs: [
      'This may be an emergency: please call an ambulance first. The people on the phone will also tell you what you can do until help arrives.',
    ],
    ways: [
      'Ambulance: {emergencyBritain} in the UK, {emergencyEurope} across Europe',
      'If somebody may be poisoned, but does not seem seriously ill: NHS {nhs} (UK)',
    ],
    after: ['We do not keep what you have just written.'],
  },
  threat: {
    title: 'We take threats seriously',
    paragraphs: ['That is a threat, and we do not respond to threats. Please do not let it come to that.'],
    ways: [
      'If anybody is in danger: {emergencyBritain} in the UK, {emergencyEurope} across Europe',
      'To talk, if you are afraid that you might hurt somebody, free of charge: Samaritans on {samaritans} (UK and Ireland)',
    ],
    after: [
      'If we have got something wrong, it should be put right: write to our team and say what happened and what you expect.',
      'We do not keep what you have just written.',
    ],
  },
  unsure: {
    self: 'If things are hard for you right now: Samaritans will listen at any time, free of charge, on {samaritans} (UK and Ireland). If a life is in danger: {emergencyBritain} in the UK, {emergencyEurope} across Europe.',
    violence: 'If you or others are in danger: {emergencyBritain} in the UK, {emergencyEurope} across Europe.',
    medical: 'If this is an emergency: {emergencyBritain} in the UK, {emergencyEurope} across Europe.',
    ask: 'I am not sure what you mean. {line} If you would like to know something about our product, please ask again in other words.',
  },
} satisfies typeof de;
