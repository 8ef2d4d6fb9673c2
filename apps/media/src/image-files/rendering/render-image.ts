import type { Size } from '../domain/rendition';
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

/** Makes files of a JPEG. @throws DomainError `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE` */
export const renderImage = async (content: Buffer, batch: Batch): Promise<RenderedImage> => {
  const widest = await decodeJpeg(content);
  const { width, height } = widest;
  if (batch === 'immediate') return { width, height, files: await encodeForNow(widest) };
  const files: RenderedFile[] = [];
  for (const pixels of await inAllWidths(widest)) files.push(await encode(pixels, 'avif'));
  return { width, height, files };
};
