import { DomainError } from '@hearthstay/contracts';
import sharp from 'sharp';
import {
  bomb,
  cmykPhoto,
  damagedPhoto,
  detailedPhoto,
  greyPhoto,
  meadow,
  photo,
  photoLyingOnItsSide,
  photoOfAnOddPhone,
  photoWithMetadata,
  polyglot,
  progressivePhoto,
  sky,
  truncatedPhoto,
} from '../../testing/photos';
import { decodeJpeg } from './decode-jpeg';
import { encode, encodeForNow, inAllWidths } from './encode';

// Photos take long on a busy machine.
const colorAt = ({ data, width }: { data: Buffer; width: number }, x: number, y: number) => {
  const [r = NaN, g = NaN, b = NaN] = data.subarray((y * width + x) * 3);
  return { r, g, b };
};

/** The tolerance for the loss of JPEG and of the conversion from CMYK. */
const expectColor = (found: { r: number; g: number; b: number }, expected: typeof found, tolerance = 6) => {
  for (const light of ['r', 'g', 'b'] as const) {
    expect(Math.abs(found[light] - expected[light])).toBeLessThanOrEqual(tolerance);
  }
};

describe('Decoding', () => {
  it.each([
    ['a photo', photo, 6],
    ['a progressive one', progressivePhoto, 6],
    ['one in the inks of a press', cmykPhoto, 45],
    ['one with a profile of its own colours', photoWithMetadata, 6],
    ['one with a page behind it', polyglot, 6],
    ['one of a phone that marks its scans in an odd way', photoOfAnOddPhone, 6],
  ])('preserves the colours of %s', async (_what, make, tolerance) => {
    const pixels = await decodeJpeg(await make());
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([800, 600, 800 * 600 * 3]);
    expectColor(colorAt(pixels, 400, 300), sky, tolerance);
  });

  it('converts one channel to three', async () => {
    const { r, g, b } = colorAt(await decodeJpeg(await greyPhoto()), 400, 300);
    expect([g, b]).toEqual([r, r]);
  });

  it('applies the orientation of a photo', async () => {
    const pixels = await decodeJpeg(await photoLyingOnItsSide());
    expect([pixels.width, pixels.height]).toEqual([600, 800]);
    expectColor(colorAt(pixels, 300, 100), sky);
    expectColor(colorAt(pixels, 300, 700), meadow);
  });

  it('scales down to the widest file', async () => {
    expect(await decodeJpeg(await photo({ width: 4_000, height: 3_000 }))).toMatchObject({ width: 2560, height: 1920 });
  });

  it('accepts 40 megapixels and no more', async () => {
    await expect(decodeJpeg(await photo({ width: 8_000, height: 5_000 }))).resolves.toMatchObject({ width: 2560 });
    await expect(decodeJpeg(await bomb())).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
  });

  it.each([
    ['one that is not all there', truncatedPhoto],
    ['one that is damaged', damagedPhoto],
    ['one that ends before its size', async () => (await photo()).subarray(0, 20)],
    ['one that is only called one', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3, 4, 5]))],
  ])('refuses %s', async (_what, make) => {
    const decoding = decodeJpeg(await make());
    await expect(decoding).rejects.toBeInstanceOf(DomainError);
    await expect(decoding).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });
});

describe('The files of the upload', () => {
  it('are JPEG and WebP in all widths, with their real sizes', async () => {
    const files = await encodeForNow(await decodeJpeg(await photo({ width: 3_000, height: 2_000 })), 'background');
    expect(files.map(({ name }) => name).sort()).toEqual(
      [640, 1280, 1920, 2560].flatMap((width) => [`${width}.jpg`, `${width}.webp`]).sort(),
    );
    for (const { content, width, contentType } of files) {
      const found = await sharp(content).metadata();
      expect([found.width, `image/${found.format}`]).toEqual([width, contentType]);
      expect(Math.abs(found.height - (width * 2) / 3)).toBeLessThan(1);
    }
  });

  it('contain no metadata of the photo', async () => {
    for (const { content } of await encodeForNow(await decodeJpeg(await photoWithMetadata()), 'background')) {
      const { exif, icc, xmp, iptc } = await sharp(content).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect(content.includes('Mustermann')).toBe(false);
    }
  });

  it('contain no HTML that was hidden in the photo', async () => {
    for (const { content } of await encodeForNow(await decodeJpeg(await polyglot()), 'background')) {
      expect(content.includes('script')).toBe(false);
    }
  });

  it.each([
    [1, 1],
    [1, 5_000],
    [60_000, 1],
    [1, 60_000],
    [60, 60_000],
  ])('are created from %d × %d pixels', async (width, height) => {
    const files = await encodeForNow(await decodeJpeg(await photo({ width, height })), 'background');
    for (const { content } of files) await expect(sharp(content).stats()).resolves.toBeTruthy();
  });

  it('are far smaller than the limit of the database, for any detail', async () => {
    const content = await detailedPhoto({ width: 3_600, height: 7_200 });
    const files = await encodeForNow(await decodeJpeg(content), 'background');
    expect(Math.max(...files.map((file) => file.content.length))).toBeLessThan(12_000_000);
  });
});

describe('AVIF', () => {
  it('is created in all widths', async () => {
    const pictures = await inAllWidths(await decodeJpeg(await photo({ width: 1_000, height: 500 })), 'background');
    const files = await Promise.all(pictures.map((pixels) => encode(pixels, 'avif')));
    expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['1000.avif', 'image/avif'],
      ['640.avif', 'image/avif'],
    ]);
    const [wide] = files;
    expect(await sharp(wide?.content).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 1_000 });
  });
});
