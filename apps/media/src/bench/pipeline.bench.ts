import sharp from 'sharp';
import { decodeJpeg } from '../image-files/rendering/decode-jpeg';
import { encodeForNow, lanes } from '../image-files/rendering/encode';
import { detailedPhoto } from '../testing/photos';
import { medianMilliseconds } from './median-milliseconds';

const widths = [2560, 1920, 1280, 640];

/** The same files, created directly by sharp: decoded once, encoded on the same number of processors. */
const sharpAlone = async (content: Buffer): Promise<void> => {
  const decoding = sharp(content).autoOrient().resize({ width: 2560 }).toColourspace('srgb').raw();
  const { data, info } = await decoding.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const left = widths.flatMap((width) => {
    const picture = sharp(data, { raw }).resize({ width });
    return [picture.clone().webp({ quality: 78, effort: 2 }), picture.clone().jpeg({ quality: 80, progressive: true })];
  });
  const workOff = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await next.toBuffer();
  };
  await Promise.all(Array.from({ length: lanes }, workOff));
};

const pipeline = async (content: Buffer): Promise<void> => {
  await encodeForNow(await decodeJpeg(content), 'background');
};

export default async () => {
  const content = await detailedPhoto({ width: 6_000, height: 4_000 });
  const [ours, alone] = await medianMilliseconds([() => pipeline(content), () => sharpAlone(content)]);
  return [
    { name: 'JPEG and WebP files of a photo of 24 megapixels', value: ours, unit: 'ms' },
    { name: 'the same against sharp alone', value: ours / alone, unit: 'times', target: 1.1 },
  ];
};
