import type { Locale } from '../../../routes/table.ts';
import type { FreePageButton } from '../../../text/content/free-pages/schema.ts';
import { linkTo, type NavLink } from '../../../text/content/navigation/linkTo.ts';

/** Undefined for a button whose target is gone. */
export const freePageButton = (button: FreePageButton | undefined, locale: Locale): NavLink | undefined =>
  button?.target ? linkTo(button.label, button.target, locale) : undefined;
