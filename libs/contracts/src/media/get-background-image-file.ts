import { z } from 'zod';
import { query } from '../message/rpc';
import { imageFileNameSchema, imageHashSchema } from './background-image';

/** One file of the background image, or of the one before it for some minutes; `NOT_FOUND` for any other. */
export const getBackgroundImageFile = query('media.get-background-image-file', {
  request: z.object({ hash: imageHashSchema, name: imageFileNameSchema }),
  response: z.object({ contentBase64: z.string(), contentType: z.string() }),
});
