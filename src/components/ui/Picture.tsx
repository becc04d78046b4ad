import { classes } from './classes.ts';
import styles from './Picture.module.css';

type Meaning =
  /** What the picture says, in the page's language. */
  | { alt: string; decorative?: never }
  /** Says nothing that the text does not; hidden from assistive technology. */
  | { decorative: true; alt?: never };

type PictureProps = Meaning & {
  src: string;
  /** Smaller and larger files of the same picture, as in `srcset`. */
  srcSet?: string;
  sizes?: string;
  /** Real size in pixels: keeps the place free while it loads. */
  width: number;
  height: number;
  /** The largest thing on the first screen: loaded at once. */
  priority?: boolean;
  className?: string | undefined;
};

/** A raster picture. Product pictures are drawn in HTML instead (look.md). */
export function Picture({ alt, decorative, priority = false, className, ...file }: PictureProps) {
  if (!decorative && !alt?.trim())
    throw new Error(`Picture ${file.src}: the alt text is empty; say so with decorative`);
  return (
    <img
      {...file}
      alt={alt ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, className)}
    />
  );
}
