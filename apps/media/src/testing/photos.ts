import sharp from 'sharp';

interface Look {
  width?: number;
  height?: number;
  color?: { r: number; g: number; b: number };
}

export const sky = { r: 40, g: 120, b: 200 };
export const meadow = { r: 60, g: 160, b: 40 };

const canvas = ({ width = 800, height = 600, color = sky }: Look) =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** A JPEG of one colour. */
export const photo = (look: Look = {}): Promise<Buffer> => canvas(look).jpeg().toBuffer();

/** A JPEG with as much detail as a photo of a forest. */
export const detailedPhoto = async ({ width, height }: { width: number; height: number }): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: Math.ceil(width / 6), height: Math.ceil(height / 6) };
  const coarse = await sharp({ create: { ...size, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return sharp(coarse).resize(width, height, { fit: 'fill', kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer();
};

export const progressivePhoto = (): Promise<Buffer> => canvas({}).jpeg({ progressive: true }).toBuffer();

/** With the colours of print, CMYK, instead of RGB. */
export const cmykPhoto = (): Promise<Buffer> => canvas({}).toColourspace('cmyk').jpeg().toBuffer();

export const greyPhoto = (): Promise<Buffer> => canvas({}).toColourspace('b-w').jpeg().toBuffer();

/** The upper half sky, the lower half meadow, as stored by a camera that was held upright. */
export const photoLyingOnItsSide = async (): Promise<Buffer> => {
  const upright = await canvas({ width: 600, height: 800 })
    .composite([{ input: { create: { width: 600, height: 400, channels: 3, background: meadow } }, top: 400, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
};

/** Contains metadata with place and author. */
export const photoWithMetadata = (): Promise<Buffer> =>
  canvas({})
    .withExif({
      IFD0: { Copyright: 'Erika Mustermann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 5/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

/** More pixels than the service decodes, in a file of a few hundred kilobytes. */
export const bomb = (): Promise<Buffer> => photo({ width: 8_200, height: 5_001 });

export const png = (): Promise<Buffer> => canvas({}).png().toBuffer();

/** An error of some phones in every photo: a scan whose end is before its beginning. */
export const photoOfAnOddPhone = async (): Promise<Buffer> => {
  const content = await photo();
  const startOfScan = content.indexOf(Buffer.from([0xff, 0xda]));
  const lastCoefficient = startOfScan + 2 + content.readUInt16BE(startOfScan + 2) - 2;
  content[lastCoefficient] = 0;
  return content;
};

/** With invalid bytes in the middle of the picture. */
export const damagedPhoto = async (): Promise<Buffer> => {
  const content = await detailedPhoto({ width: 800, height: 600 });
  const middle = Math.floor(content.length / 2);
  content.fill(0xff, middle, middle + 2_000);
  return content;
};

export const truncatedPhoto = async (): Promise<Buffer> => {
  const content = await detailedPhoto({ width: 800, height: 600 });
  return content.subarray(0, Math.floor(content.length * 0.7));
};

/** HTML for browsers that sniff the content type, and a JPEG for those that do not. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await photo(), Buffer.from('<html><script>alert(1)</script></html>')]);
