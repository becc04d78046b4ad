import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locales } from '../../../routes/table.ts';
import { productText } from '../../../text/content/products.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { CallPicture } from '../call/CallPicture.tsx';
import { BuilderScreen } from './BuilderScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { InboxScreen } from './InboxScreen.tsx';

test.each(locales)('each screen is one picture with a name, marked as sample data, without controls (%s)', (locale) => {
  const { application, pictures } = wordsFor(locale);
  const screens = [
    html(<InboxScreen words={application} chatWindow={pictures.chatWindow} />),
    html(<DashboardScreen words={application} locale={locale} />),
    html(<BuilderScreen words={application} />),
  ];
  for (const screen of screens) {
    expect(screen).toMatch(/^<div role="img" aria-label="[^"]{80,}"/);
    expect(screen).toContain(application.sample);
    expect(screen).not.toMatch(/<(a|button|input|select|textarea)\b|tabindex|style=/i);
  }
});

test('the dashboard writes its figures in the format of the language', () => {
  const dashboard = (locale: 'de' | 'en') =>
    html(<DashboardScreen words={wordsFor(locale).application} locale={locale} />);
  expect(dashboard('de')).toContain('<b>1.284</b>');
  expect(dashboard('de')).toContain('<b>42\u00A0%</b>');
  expect(dashboard('en')).toContain('<b>1,284</b>');
  expect(dashboard('en')).toContain('<b>42%</b>');
});

test.each(locales)('a call says what was heard, what is read back, and what was confirmed, in order (%s)', (locale) => {
  const { callWindow } = wordsFor(locale).pictures;
  const { picture } = productText('voice', locale);
  if (picture?.kind !== 'call') throw new Error(`The voice assistant shows a ${picture?.kind}`);
  const call = html(<CallPicture words={picture.words} callWindow={callWindow} />);
  const speakers = [...call.matchAll(/<span data-speaker="">([^<]*)/g)].map(([, speaker]) => speaker);
  expect(speakers.slice(0, 4)).toEqual([callWindow.says, callWindow.heard, callWindow.readsBack, callWindow.heard]);
  expect(call).toContain(picture.words.understood?.value);
});
