import { z } from 'zod';
import { query } from '../message/rpc';
import { imageFileNameSchema, imageHashSchema } from './background-image';

/** One file of the current background image or, for some minutes, of the previous one; otherwise `NOT_FOUND`. */
export const getBackgroundImageFile = query('media.get-background-image-file', {
  request: z.object({ hash: imageHashSchema, name: imageFileNameSchema }),
  response: z.object({ contentBase64: z.string(), contentType: z.string() }),
});
