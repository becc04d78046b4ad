import { expect, test } from 'vitest';
import { createMessageFilter } from './createMessageFilter.ts';
import { fromFrame, fromPage } from './frameProtocol.ts';

const bot = {};
const origin = 'https://bot.example';
const openGate = () => createMessageFilter(fromFrame, { origin, source: () => bot });
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

test.each(right)('accepts $type from the frame', (message) => {
  expect(openGate()(event(message))).toEqual(message);
});

test('accepts messages of the page, and rejects messages of the wrong direction', () => {
  const gate = createMessageFilter(fromPage, { origin, source: () => bot });
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
])('rejects %s', (_, changes) => {
  expect(openGate()(event({ type: 'ready' }, changes))).toBeUndefined();
});

test('rejects every message while the frame has no window', () => {
  const gate = createMessageFilter(fromFrame, { origin, source: () => null });
  expect(gate(event({ type: 'ready' }, { source: null }))).toBeUndefined();
});

test.each([
  ['a string instead of an object', 'ready'],
  ['null', null],
  ['an array', ['ready']],
  ['no type', {}],
  ['an unknown type', { type: 'eval' }],
  ['a type named like a property of Object.prototype', { type: 'constructor' }],
  ['a type that is not a string', { type: ['ready'] }],
  ['an extra field', { type: 'ready', code: 'alert(1)' }],
  ['an extra field named like a property of Object.prototype', { type: 'ready', toString: 'x' }],
  ['a missing field', { type: 'toggle' }],
  ['a string for a boolean', { type: 'toggle', open: 'yes' }],
  ['a string for a number', { type: 'sizing', width: '400px' }],
  ['NaN', { type: 'sizing', width: Number.NaN }],
  ['Infinity', { type: 'sizing', height: Number.POSITIVE_INFINITY }],
  ['a regular expression', { type: 'check_url_toggle', hashes: [/.*/] }],
  ['a hash that is too long', { type: 'check_url_toggle', hashes: ['a'.repeat(41)] }],
  ['too many hashes', { type: 'check_url_toggle', hashes: Array(6).fill('a') }],
  ['an unknown cookie', { type: 'check_cookies', names: ['i18n_redirected'] }],
  ['writing an unknown cookie', { type: 'update_cookies', values: { 'a=b; Domain=x': 'c' } }],
  ['an unknown storage key', { type: 'update_session_storage', values: { 'chat-open': 'de' } }],
  ['the storage key __proto__', { type: 'check_session_storage', keys: ['__proto__'] }],
  ['a conversation that is too long', { type: 'update_session_storage', values: { conversation: 'a'.repeat(64_001) } }],
  ['an object as a stored value', { type: 'update_session_storage', values: { conversation: { toString: 1 } } }],
])('rejects %s', (_, data) => {
  expect(openGate()(event(data))).toBeUndefined();
});

test('limits the message rate, and recovers after a pause', () => {
  const gate = openGate();
  const passed = (count: number, timeStamp: number) =>
    Array.from({ length: count }, () => gate(event({ type: 'ready' }, { timeStamp }))).filter(Boolean).length;
  expect(passed(10_000, 1_000)).toBe(60);
  expect(passed(10, 1_020)).toBe(0);
  expect(passed(10_000, 11_000)).toBe(60);
});

test('counts invalid messages towards the rate limit, but not messages of other origins', () => {
  const gate = openGate();
  for (let index = 0; index < 100; index += 1) gate(event({ type: 'ready' }, { origin: 'https://evil.example' }));
  expect(gate(event({ type: 'ready' }))).toBeDefined();
  for (let index = 0; index < 100; index += 1) gate(event('noise'));
  expect(gate(event({ type: 'ready' }))).toBeUndefined();
});
