import type { Plugin } from 'vite';

/** React's modules, and Preact's with the same interface. */
const replacements: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const start = /\/bot\/frame\/main\.tsx$/;

/** Modules that use React. The others are shared with the scripts of the pages. */
const usesReact = /\.tsx$|\/bot\/frame\/\w+\.ts$/;

const mark = '?preact';

/** The two prefixes have one meaning for unplugin-icons; a query would become an attribute of the drawing. */
const icons = { react: '~icons/', preact: 'virtual:icons/' } as const;

const isMarked = (id: string) => id.endsWith(mark) || id.startsWith(icons.preact);

const markedId = (id: string) =>
  id.startsWith(icons.react) ? id.replace(icons.react, icons.preact) : usesReact.test(id) ? id + mark : id;

/**
 * Builds the chat's frame with Preact instead of React (docs/decisions/0352). What it imports and uses React is copied
 * under another id, and the copies import Preact. Stands before the plugin for icons. `npm run dev` runs it with React.
 */
export const preactInChatFrame: Plugin = {
  name: 'preact-in-chat-frame',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const isInFrame = importer !== undefined && isMarked(importer);
    if (!isInFrame && !start.test(source)) return null;
    const name = isInFrame ? (replacements[source] ?? source) : source;
    const found = await this.resolve(name, importer?.replace(mark, ''), { ...options, skipSelf: true });
    return found && { ...found, id: markedId(found.id) };
  },
};
