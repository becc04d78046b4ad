/**
 * Merges by key what is installed at a start with what an administrator changed since: a value that differs from the one
 * installed last (also a removed one) stays, every other one becomes the wanted one.
 */
const { isDeepStrictEqual } = require('node:util');

function keepChanges({ current, installed, wanted }) {
  const keys = [...new Set([current, installed, wanted].flatMap(Object.keys))];
  const merged = keys.map((key) => {
    const isOurs = key in installed ? isDeepStrictEqual(current[key], installed[key]) : key in wanted;
    return [key, isOurs ? wanted[key] : current[key]];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

module.exports = { keepChanges };
