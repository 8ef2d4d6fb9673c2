import { z } from 'zod';

/** The background image as the API answers it, and what its upload and its removal answer. */
export const backgroundImageViewSchema = z.object({
  /** Of a JPEG for every browser, at most 1920 pixels wide; `null` while there is no image. */
  backgroundImageUrl: z.string().nullable(),
  /** All that there is of the image, for browsers to choose from. */
  backgroundImage: z
    .object({
      /** Of the widest file, in pixels. */
      width: z.int(),
      height: z.int(),
      /** Narrow to wide. */
      files: z.array(z.object({ url: z.string(), width: z.int(), contentType: z.string() })),
    })
    .nullable(),
});

export type BackgroundImageView = z.infer<typeof backgroundImageViewSchema>;
