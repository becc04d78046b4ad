import { isOwnAddress } from './findLinkedPage.ts';

/** True for a complete https, mail or phone address that is none of this site. */
export function isOutsideAddress(address: string): boolean {
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i.test(address)) return true;
  if (/^tel:\+?[\d()./-]{3,20}$/i.test(address)) return true;
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address) || isOwnAddress(address)) return false;
  // Credentials in a link are a disguise: https://this-site.example@evil.example/.
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
