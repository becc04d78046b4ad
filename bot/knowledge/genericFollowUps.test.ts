import { expect, test } from 'vitest';
import { genericFollowUps } from './genericFollowUps.ts';

test('asks each question after each answer, in other words each time', () => {
  const wordings = { cost: ['what does it cost', 'how much', 'price?', 'expensive?'], why: ['why'] };
  const meanings = { booking: { cost: 'price-addons', why: 'booking' }, messenger: { cost: 'price-channel' } };
  expect(genericFollowUps(meanings, wordings)).toEqual({
    booking: [
      ['what does it cost', 'price-addons'],
      ['how much', 'price-addons'],
      ['price?', 'price-addons'],
      ['why', 'booking'],
    ],
    messenger: [
      ['expensive?', 'price-channel'],
      ['what does it cost', 'price-channel'],
      ['how much', 'price-channel'],
    ],
  });
});
