import type { ImageUse, Size } from '../domain/rendition';
import { decodeJpeg } from './decode-jpeg';
import { encode, encodeForNow, inAllWidths, type RenderedFile } from './encode';

/**
 * `immediate`: the files that exist when the response to an upload is sent. `deferred`: the AVIF files, which take
 * longer.
 */
export type Batch = 'immediate' | 'deferred';

/** The upright picture in the width of its widest file, and its files. */
export interface RenderedImage extends Size {
  files: RenderedFile[];
}

/** Which files of an image are made. */
export interface Rendering {
  use: ImageUse;
  batch: Batch;
}

/** Makes files of a JPEG. @throws DomainError `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE` */
export const renderImage = async (content: Buffer, { use, batch }: Rendering): Promise<RenderedImage> => {
  const widest = await decodeJpeg(content);
  const { width, height } = widest;
  if (batch === 'immediate') return { width, height, files: await encodeForNow(widest, use) };
  const files: RenderedFile[] = [];
  for (const pixels of await inAllWidths(widest, use)) files.push(await encode(pixels, 'avif'));
  return { width, height, files };
};
