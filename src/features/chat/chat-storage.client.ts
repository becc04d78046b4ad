/** Chat state in session storage and session cookies; not stored if storage is off. */
type Values = Readonly<Record<string, string | null | undefined>>;

/** Conversations are stored per language: each language has its own bot. */
export function tabStorage(lang: string) {
  const nameOf = (key: string) => `chat-${key}-${lang}`;
  return {
    read: (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, getSessionItem(nameOf(key))])),
    write: (values: Values) => {
      for (const [key, value] of Object.entries(values)) setSessionItem(nameOf(key), value ?? null);
    },
  };
}

export function setSessionItem(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Storage is full or off: the conversation ends with the page.
  }
}

function getSessionItem(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export const sessionCookies = {
  read: (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const own = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
        return [name, own === undefined ? null : decoded(own.slice(name.length + 1))];
      }),
    ),
  write: (values: Values) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    for (const [name, value] of Object.entries(values)) {
      const end = value === null ? '; Max-Age=0' : '';
      const cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${secure}${end}`;
      // Unlike the Cookie Store API, this also works without https.
      Object.assign(document, { cookie });
    }
  },
};

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
