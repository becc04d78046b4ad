import type { Words } from '../de.ts';

export const availability = {
  title: 'When you can reach us',
  now: 'Available now',
  days: '{from} to {to}',
  span: '{from} to\u00A0{to}',
  times: '{spans}',
  note: 'Times in {place}, except on public holidays ({state}).',
  noteWithDates: 'Times in {place}, except on public holidays ({state}) and on {dates}.',
  states: {
    BB: 'Brandenburg',
    BE: 'Berlin',
    BW: 'Baden-Württemberg',
    BY: 'Bavaria',
    HB: 'Bremen',
    HE: 'Hesse',
    HH: 'Hamburg',
    MV: 'Mecklenburg-Western Pomerania',
    NI: 'Lower Saxony',
    NW: 'North Rhine-Westphalia',
    RP: 'Rhineland-Palatinate',
    SH: 'Schleswig-Holstein',
    SL: 'Saarland',
    SN: 'Saxony',
    ST: 'Saxony-Anhalt',
    TH: 'Thuringia',
  },
} satisfies Words['availability'];
