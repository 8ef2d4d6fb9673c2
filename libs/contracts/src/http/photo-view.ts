import { z } from 'zod';
import { photoAltsSchema } from '../media/photo';
import { imageHashSchema } from '../media/background-image';
import { backgroundImageViewSchema } from './background-image-view';

const filesOfImageSchema = backgroundImageViewSchema.shape.backgroundImage.unwrap();

/** A photo of the house, with the URLs of its files. */
export const photoViewSchema = filesOfImageSchema.extend({
  id: imageHashSchema,
  /** The URL of a JPEG at most 1920 pixels wide. */
  url: z.string(),
  /** What it shows, for those who cannot see it; empty where the owner has written nothing. */
  alt: photoAltsSchema,
});

export type PhotoView = z.infer<typeof photoViewSchema>;

/** All photos in their order: the response of every call about them. */
export const photoViewsSchema = z.array(photoViewSchema);
