import type { BackgroundImage } from '@hearthstay/contracts';

/** What an image is for. */
export type ImageUse = 'background' | 'photo';

/**
 * In pixels: from phones to large desktop screens. The first photo of the house is the largest element on a phone. Its
 * screen has about three pixels for each of CSS, and a file for two looks the same and arrives earlier.
 */
const widths: Readonly<Record<ImageUse, number[]>> = {
  background: [640, 1280, 1920, 2560],
  photo: [640, 960, 1280, 1920, 2560],
};

/** In pixels; of any image. */
const widestOfAll = 2560;

/**
 * In pixels. No page shows more of an extremely tall photo. The limit keeps files within the limits of WebP and the
 * database, and uploads within their deadline.
 */
export const tallest = 5_120;

/** Formats of the same width, in the order in which browsers should prefer them. */
const formats = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof formats)[number];

export interface Size {
  width: number;
  height: number;
}

export type FileEntry = BackgroundImage['files'][number];

const contentTypes: Readonly<Record<Format, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export const fileEntry = (width: number, format: Format): FileEntry => ({
  name: `${width}.${format}`,
  width,
  contentType: contentTypes[format],
});

/** The width of an image's widest file. Smaller images are never enlarged. */
export const widestWidth = ({ width, height }: Size): number =>
  Math.min(widestOfAll, width, Math.max(1, Math.floor((tallest * width) / height)));

/** The widths of an image's files, narrow to wide. */
export const renditionWidths = (size: Size, use: ImageUse): number[] => {
  const widest = widestWidth(size);
  return [...widths[use].filter((each) => each < widest), widest];
};

const preference = ({ contentType }: FileEntry): number =>
  formats.findIndex((format) => contentTypes[format] === contentType);

/** Narrow to wide, then in the order in which browsers should prefer them. */
export const inOrder = (files: readonly FileEntry[]): FileEntry[] =>
  [...files].sort((a, b) => a.width - b.width || preference(a) - preference(b));
