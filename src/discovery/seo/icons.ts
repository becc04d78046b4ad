/** The icon set, drawn from the logo mark at build. */
import sharp from 'sharp';
import { logoMarkSvg } from './logoMark.ts';
import { palette } from './palette.ts';

export const transparentIcon = (size: number): Promise<Buffer> => draw(logoMarkSvg(), size);

export const iconOnBackground = (size: number): Promise<Buffer> =>
  draw(logoMarkSvg({ side: 54, colour: palette.paper }), size);

/** An .ico with one PNG in it, which every browser since 2009 reads; 32 px serves tabs on dense screens too. */
export async function ico(): Promise<Buffer> {
  const png = await transparentIcon(32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6); // width
  head.writeUInt8(32, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1_200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
