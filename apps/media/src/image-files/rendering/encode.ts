import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { fileEntry, renditionWidths, type FileEntry, type Format, type ImageUse } from '../domain/rendition';
import type { Pixels } from './decode-jpeg';
import { loadSharp } from './load-sharp';

/** A file with its place in the image. */
export interface RenderedFile extends FileEntry {
  content: Buffer;
}

const channels = 3;

const open = async ({ data, width, height }: Pixels): Promise<Sharp> =>
  (await loadSharp())(data, { raw: { width, height, channels } });

const encoders: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
  // More effort takes far longer and saves hardly any bytes.
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  // Half the colour resolution, as in JPEG and WebP, takes 60 % of the memory.
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
};

/** The picture in each width of its files, wide to narrow. */
export const inAllWidths = (widest: Pixels, use: ImageUse): Promise<Pixels[]> =>
  Promise.all(
    renditionWidths(widest, use)
      .reverse()
      .map(async (width) => {
        if (width === widest.width) return widest;
        const picture = (await open(widest)).resize({ width }).raw();
        const { data, info } = await picture.toBuffer({ resolveWithObject: true });
        return { data, width, height: info.height };
      }),
  );

export const encode = async (pixels: Pixels, format: Format): Promise<RenderedFile> => ({
  ...fileEntry(pixels.width, format),
  content: await encoders[format](await open(pixels)).toBuffer(),
});

/** One of the four threads of Node's thread pool stays free for other work. */
const mostLanes = 3;

/** The number of files that are encoded concurrently: one processor stays free for the event loop. */
export const lanes = Math.min(mostLanes, Math.max(1, availableParallelism() - 1));

/** The files that exist when the response to an upload is sent: JPEG and WebP in all widths. */
export const encodeForNow = async (widest: Pixels, use: ImageUse): Promise<RenderedFile[]> => {
  const pictures = await inAllWidths(widest, use);
  // WebP takes several times as long as JPEG, so it starts first.
  const left = (['webp', 'jpg'] as const).flatMap((format) => pictures.map((pixels) => ({ pixels, format })));
  const encoded: RenderedFile[] = [];
  const workOff = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) encoded.push(await encode(next.pixels, next.format));
  };
  await Promise.all(Array.from({ length: lanes }, workOff));
  return encoded;
};
