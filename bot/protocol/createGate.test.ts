import { expect, test } from 'vitest';
import { createGate } from './createGate.ts';
import { fromFrame, fromPage } from './messages.ts';

const bot = {};
const origin = 'https://bot.example';
const openGate = () => createGate(fromFrame, { origin, source: () => bot });
const event = (data: unknown, changes: object = {}) => ({
  ...{ data, origin, source: bot as Window, timeStamp: 0 },
  ...changes,
});

const right = [
  { type: 'ready' },
  { type: 'check_cookies', names: ['chat_session'] },
  { type: 'update_cookies', values: { chat_session: 'a' } },
  { type: 'check_session_storage', keys: ['conversation', 'draft'] },
  { type: 'update_session_storage', values: { conversation: '[]', draft: null } },
  { type: 'sizing', width: 400, height: 640, bottom: 96, right: 24 },
  { type: 'init_custom_widget', text: 'Neu' },
  { type: 'check_url_toggle' },
  { type: 'check_url_toggle', hashes: ['hilfe'] },
  { type: 'toggle', open: true, overlay: true },
  { type: 'destroy_chatbot' },
];

test.each(right)('lets in $type of the frame', (message) => {
  expect(openGate()(event(message))).toEqual(message);
});

test('lets in what the page says, and tells the two sides apart', () => {
  const gate = createGate(fromPage, { origin, source: () => bot });
  for (const message of [
    { type: 'cookies_checked', values: { chat_session: null } },
    { type: 'session_storage_checked', values: {} },
    { type: 'toggle', open: false, focus: true },
    { type: 'hash_trigger', hash: 'chat' },
    { type: 'check_url_excluded', path: '/kontakt' },
    { type: 'mobile_checked', mobile: true },
  ])
    expect(gate(event(message)), message.type).toEqual(message);
  expect(gate(event({ type: 'ready' }))).toBeUndefined();
  expect(openGate()(event({ type: 'mobile_checked', mobile: true }))).toBeUndefined();
});

test.each([
  ['another origin', { origin: 'https://bot.example.evil' }],
  ['the same host on another port', { origin: 'https://bot.example:8443' }],
  ['an opaque origin', { origin: 'null' }],
  ['another window of the same origin', { source: {} }],
  ['no window', { source: null }],
])('is closed to %s', (_, changes) => {
  expect(openGate()(event({ type: 'ready' }, changes))).toBeUndefined();
});

test('is closed to everybody before there is a window', () => {
  const gate = createGate(fromFrame, { origin, source: () => null });
  expect(gate(event({ type: 'ready' }, { source: null }))).toBeUndefined();
});

test.each([
  ['no object', 'ready'],
  ['nothing', null],
  ['a list', ['ready']],
  ['no type', {}],
  ['an unknown type', { type: 'eval' }],
  ['a type that every object has', { type: 'constructor' }],
  ['a type that is no word', { type: ['ready'] }],
  ['a field too many', { type: 'ready', code: 'alert(1)' }],
  ['a field that every object has', { type: 'ready', toString: 'x' }],
  ['a field too few', { type: 'toggle' }],
  ['a word for a flag', { type: 'toggle', open: 'yes' }],
  ['a text for a number', { type: 'sizing', width: '400px' }],
  ['no number', { type: 'sizing', width: Number.NaN }],
  ['endless', { type: 'sizing', height: Number.POSITIVE_INFINITY }],
  ['a pattern', { type: 'check_url_toggle', hashes: [/.*/] }],
  ['a hash that is too long', { type: 'check_url_toggle', hashes: ['a'.repeat(41)] }],
  ['too many hashes', { type: 'check_url_toggle', hashes: Array(6).fill('a') }],
  ['a foreign cookie', { type: 'check_cookies', names: ['i18n_redirected'] }],
  ['writing a foreign cookie', { type: 'update_cookies', values: { 'a=b; Domain=x': 'c' } }],
  ['foreign storage', { type: 'update_session_storage', values: { 'chat-open': 'de' } }],
  ['storage of the prototype', { type: 'check_session_storage', keys: ['__proto__'] }],
  ['a conversation that is too long', { type: 'update_session_storage', values: { conversation: 'a'.repeat(64_001) } }],
  ['a thing to be stored', { type: 'update_session_storage', values: { conversation: { toString: 1 } } }],
])('is closed to %s', (_, data) => {
  expect(openGate()(event(data))).toBeUndefined();
});

test('a flood ends at the gate, which opens again when it is over', () => {
  const gate = openGate();
  const passed = (count: number, timeStamp: number) =>
    Array.from({ length: count }, () => gate(event({ type: 'ready' }, { timeStamp }))).filter(Boolean).length;
  expect(passed(10_000, 1_000)).toBe(60);
  expect(passed(10, 1_020)).toBe(0);
  expect(passed(10_000, 11_000)).toBe(60);
});

test('messages that are no messages use up the patience, too; those of strangers do not', () => {
  const gate = openGate();
  for (let index = 0; index < 100; index += 1) gate(event({ type: 'ready' }, { origin: 'https://evil.example' }));
  expect(gate(event({ type: 'ready' }))).toBeDefined();
  for (let index = 0; index < 100; index += 1) gate(event('noise'));
  expect(gate(event({ type: 'ready' }))).toBeUndefined();
});
