/** Pictures of exported content: files in the folder's `media`, named in the entries. */
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a picture and returns what stands for it in the entry. Pictures of other providers keep their address. */
export function exportPicture(strapi, { name, hash, ext, mime, url, alternativeText, caption }, folder) {
  const stored = join(strapi.dirs.static.public, url);
  if (url.startsWith('/') && existsSync(stored)) {
    mkdirSync(join(folder, 'media'), { recursive: true });
    copyFileSync(stored, join(folder, 'media', hash + ext));
  }
  return { picture: hash + ext, name, mime, ...(alternativeText && { alternativeText }), ...(caption && { caption }) };
}

/** Returns the id of the picture in the media library; uploads it if the library has none of that name. */
export async function importPicture(strapi, { picture, name, mime, alternativeText, caption }, folder) {
  const known = await strapi.db.query('plugin::upload.file').findOne({ where: { name, mime } });
  if (known) return known.id;
  const filepath = join(folder, 'media', picture);
  if (!existsSync(filepath)) throw new Error(`The picture ${filepath} is missing`);
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText, caption } },
      files: { filepath, originalFilename: name, mimetype: mime, size: statSync(filepath).size },
    });
  return uploaded.id;
}
