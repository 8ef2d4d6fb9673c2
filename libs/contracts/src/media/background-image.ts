import { z } from 'zod';

/** The hash of the content, so files under it can be cached without expiry. */
export const imageHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of an image, by its width in pixels and its format. */
export const imageFileNameSchema = z.string().regex(/^[1-9]\d{0,3}\.(jpg|webp|avif)$/);

/** The photo behind the page in several widths and formats. */
export const backgroundImageSchema = z.object({
  hash: imageHashSchema,
  /** The size of the widest file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Sorted by width. The AVIF files are added some seconds after the upload. */
  files: z.array(z.object({ name: imageFileNameSchema, width: z.int(), contentType: z.string() })),
});

export type BackgroundImage = z.infer<typeof backgroundImageSchema>;
