import { DomainError } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import type { SharpOptions } from 'sharp';
import { tallest, widestWidth, type Size } from '../domain/rendition';
import { loadSharp } from './load-sharp';

const maxPixels = fieldLimits.imageMegapixelsMax * 1_000_000;
const maxDecodingSeconds = 8;

/** Harmless errors of cameras, of which decoders only warn. */
const harmlessWarning = /Invalid SOS parameters|extraneous bytes before marker/;

/** An upright sRGB picture: three bytes a pixel, in rows. */
export interface Pixels extends Size {
  data: Buffer;
}

const withRefusal = async <Result>(decoding: Promise<Result>): Promise<Result> => {
  try {
    return await decoding;
  } catch (error) {
    throw new DomainError('IMAGE_UNREADABLE', {}, { cause: error });
  }
};

const isHarmless = (error: unknown): boolean => error instanceof Error && harmlessWarning.test(error.message);

/** The size of the upright picture. @throws DomainError `IMAGE_TOO_LARGE` before any pixel is decoded. */
const measure = async (content: Buffer): Promise<Size> => {
  const sharp = await loadSharp();
  const { width, height, autoOrient } = await withRefusal(sharp(content, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels) throw new DomainError('IMAGE_TOO_LARGE');
  return autoOrient;
};

const decode = async (content: Buffer, width: number, options: SharpOptions): Promise<Pixels> => {
  const sharp = await loadSharp();
  const { data, info } = await sharp(content, { ...options, limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, height: tallest, fit: 'inside' })
    .toColourspace('srgb')
    .timeout({ seconds: maxDecodingSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Decodes a JPEG once, in the width of its widest file.
 *
 * @throws DomainError `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE`
 */
export const decodeJpeg = async (content: Buffer): Promise<Pixels> => {
  const widest = widestWidth(await measure(content));
  return withRefusal(
    decode(content, widest, { failOn: 'warning' }).catch((error: unknown) => {
      if (!isHarmless(error)) throw error;
      return decode(content, widest, { failOn: 'truncated' });
    }),
  );
};
