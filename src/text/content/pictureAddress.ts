/**
 * Addresses of the content system's pictures on the site: `/media/{hash of the file}/{width}x{height}`, with the variant
 * behind it. The size is part of the address, so that pages reserve the space without a lookup.
 */
export const mediaFolder = '/media/';

/** In pixels; a smaller picture keeps its own width. */
const widths = [480, 800, 1200, 1600] as const;
const socialVariant = 'social.jpg';
const variants = [...widths.map((width) => `${width}` as const), socialVariant] as const;

/** Size that social networks show (quality.md, Found by search engines). */
export const socialPictureSize = { width: 1200, height: 630 } as const;

const addressShape = /^\/media\/([\da-f]{32})\/(\d{1,5})x(\d{1,5})(?:\/([\w.]+))?$/;

type ParsedAddress = { id: string; width: number; height: number; variant: (typeof variants)[number] | undefined };

export const pictureAddress = ({ id, width, height }: Omit<ParsedAddress, 'variant'>): string =>
  `${mediaFolder}${id}/${width}x${height}`;

export function parsePictureAddress(address: string): ParsedAddress | undefined {
  const [, id, width, height, name] = addressShape.exec(address) ?? [];
  const variant = variants.find((one) => one === name);
  if (id === undefined || (name !== undefined && !variant)) return undefined;
  return { id, width: Number(width), height: Number(height), variant };
}

export const isPictureAddress = (address: string): boolean => {
  const parsed = parsePictureAddress(address);
  return parsed !== undefined && parsed.variant === undefined;
};

/** Attributes of `<img>`; only `src` for an address of another form. */
export function pictureSources(address: string) {
  const parsed = parsePictureAddress(address);
  if (!parsed) return { src: address };
  const { width, height } = parsed;
  const offered = widths.filter((_, at) => at === 0 || Number(widths[at - 1]) < width);
  return {
    src: `${address}/${offered.find((one) => one >= 800) ?? offered.at(-1)}`,
    srcSet: offered.map((one) => `${address}/${one} ${Math.min(one, width)}w`).join(', '),
    width,
    height,
  };
}

export const socialPictureAddress = (address: string): string => `${address}/${socialVariant}`;
