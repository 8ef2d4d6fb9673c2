import { command } from '../message/rpc';
import { imageHashSchema } from './background-image';
import { photoChangeSchema, photosResponse } from './photo';

/** Changes what a photo is said to show. `PHOTO_NOT_FOUND` */
export const describePhoto = command('media.describe-photo', {
  request: photoChangeSchema.extend({ hash: imageHashSchema }),
  response: photosResponse,
});
