import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folder, picturesBySheet } from './pictures.mjs';

/** The number and size of the pictures on a sheet, by the width of the screen. */
const layouts = {
  360: { columns: 6, rows: 2, tileWidth: 320, tileHeight: 700 },
  768: { columns: 4, rows: 2, tileWidth: 480, tileHeight: 700 },
  1280: { columns: 3, rows: 2, tileWidth: 640, tileHeight: 700 },
};
const caption = 28;
const gap = 12;
const ground = '#8a8a8a';

const inParts = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));

const captionOf = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="2" y="20" font-family="sans-serif" font-size="17" fill="#fff">${text}</text></svg>`,
  );

/** The top of a long page, scaled to the width of its tile. */
const tileOf = ({ file }, { tileWidth, tileHeight }) =>
  sharp(join(folder, file)).resize({ width: tileWidth }).toBuffer({ resolveWithObject: true }).then(({ data, info }) =>
    info.height <= tileHeight ? data : sharp(data).extract({ left: 0, top: 0, width: tileWidth, height: tileHeight }).toBuffer(),
  );

const writeSheet = async (file, pictures, layout) => {
  const { columns, tileWidth, tileHeight } = layout;
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async (picture, index) => {
      const left = gap + (index % columns) * (tileWidth + gap);
      const top = gap + Math.floor(index / columns) * (tileHeight + caption + gap);
      return [
        { input: captionOf(picture.name, tileWidth), left, top },
        { input: await tileOf(picture, layout), left, top: top + caption },
      ];
    }),
  );
  const width = gap + columns * (tileWidth + gap);
  const height = gap + rows * (tileHeight + caption + gap);
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(cells.flat())
    .png()
    .toFile(file);
};

/** Writes `sheets/360.de.light-1.png` and so on: sheets of many small pictures. */
export const writeContactSheets = async () => {
  const sheets = join(folder, 'sheets');
  rmSync(sheets, { recursive: true, force: true });
  mkdirSync(sheets, { recursive: true });
  for (const [name, pictures] of picturesBySheet()) {
    const layout = layouts[pictures[0].width];
    for (const [index, part] of inParts(pictures, layout.columns * layout.rows).entries()) {
      await writeSheet(join(sheets, `${name}-${index + 1}.png`), part, layout);
    }
  }
};
