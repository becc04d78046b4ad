import type { Words } from '../de.ts';

export const availability = {
  title: 'When you can reach sales',
  now: 'Available now',
  days: '{from} to {to}',
  span: '{from} to\u00A0{to}',
  times: '{spans}',
  note: '{place} time; closed on public holidays in {state}.',
  noteWithDates: '{place} time; closed on public holidays in {state} and on {dates}.',
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
