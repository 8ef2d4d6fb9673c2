import type { BackgroundImage } from '@hearthstay/contracts';

/** In pixels: from phones to large desktop screens. */
const widths = [640, 960, 1280, 1920, 2560];

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

/** The widths of an image's files, narrow to wide. Smaller images are never enlarged. */
export const renditionWidths = ({ width, height }: Size): number[] => {
  const widest = Math.min(widths.at(-1)!, width, Math.max(1, Math.floor((tallest * width) / height)));
  return [...widths.filter((each) => each < widest), widest];
};

const preference = ({ contentType }: FileEntry): number =>
  formats.findIndex((format) => contentTypes[format] === contentType);

/** Narrow to wide, then in the order in which browsers should prefer them. */
export const inOrder = (files: readonly FileEntry[]): FileEntry[] =>
  [...files].sort((a, b) => a.width - b.width || preference(a) - preference(b));
