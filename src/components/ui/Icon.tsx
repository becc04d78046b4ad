import type { ComponentType, SVGProps } from 'react';
import { classes } from './classes.ts';
import styles from './Icon.module.css';

type IconProps = {
  /** A compiled icon: `import Phone from '~icons/lucide/phone'`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** Accessible name, only if no adjacent text repeats it; without it the icon is hidden from assistive technology. */
  label?: string;
  size?: 'text' | 'medium' | 'large';
  className?: string | undefined;
};

/** An icon in the colour of its text, drawn as inline SVG. */
export function Icon({ of: Drawing, label, size = 'text', className }: IconProps) {
  const look = classes(styles.icon, size !== 'text' && styles[size], className);
  return label ? (
    <Drawing className={look} role="img" aria-label={label} focusable="false" />
  ) : (
    <Drawing className={look} aria-hidden="true" focusable="false" />
  );
}
