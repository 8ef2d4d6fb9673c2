import { z } from 'zod';
import { command } from '../message/rpc';
import { imageHashSchema } from './background-image';
import { photosResponse } from './photo';

/** Removes a photo of the house. `PHOTO_NOT_FOUND` */
export const removePhoto = command('media.remove-photo', {
  request: z.object({ hash: imageHashSchema }),
  response: photosResponse,
});
