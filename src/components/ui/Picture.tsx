import { classes } from './classes.ts';
import styles from './Picture.module.css';

type Meaning =
  /** Alternative text, in the page's language. */
  | { alt: string; decorative?: never }
  /** Decorative: adds nothing to the text and is hidden from assistive technology. */
  | { decorative: true; alt?: never };

type PictureProps = Meaning & {
  src: string;
  /** Other sizes of the same picture, as in `srcset`. */
  srcSet?: string;
  sizes?: string;
  /** Intrinsic size in pixels: reserves the space while the picture loads. */
  width: number;
  height: number;
  /** The largest element of the first screen: loaded eagerly. */
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
