import { z } from 'zod';

/** The background image in responses of the API, also of its upload and removal. */
export const backgroundImageViewSchema = z.object({
  /** The URL of a JPEG at most 1920 pixels wide; `null` without an image. */
  backgroundImageUrl: z.string().nullable(),
  /** All files of the image, for the `srcset` of browsers. */
  backgroundImage: z
    .object({
      /** The size of the widest file, in pixels. */
      width: z.int(),
      height: z.int(),
      /** Sorted by width. */
      files: z.array(z.object({ url: z.string(), width: z.int(), contentType: z.string() })),
    })
    .nullable(),
});

export type BackgroundImageView = z.infer<typeof backgroundImageViewSchema>;
