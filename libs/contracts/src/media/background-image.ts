import { z } from 'zod';

/** Names the content: another photo has another hash, so that what is fetched under it never changes. */
export const imageHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of an image, by its width in pixels and its format. */
export const imageFileNameSchema = z.string().regex(/^[1-9]\d{0,3}\.(jpg|webp|avif)$/);

/** The photo behind the page (specification, section 3), in several widths and formats. */
export const backgroundImageSchema = z.object({
  hash: imageHashSchema,
  /** Of the widest file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Narrow to wide. The AVIF files join the others some seconds after the image is stored. */
  files: z.array(z.object({ name: imageFileNameSchema, width: z.int(), contentType: z.string() })),
});

export type BackgroundImage = z.infer<typeof backgroundImageSchema>;
