import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { photosResponse } from './photo';

/**
 * Adds a JPEG as the last photo of the house. Nothing changes if it is one already, or after `TOO_MANY_PHOTOS`,
 * `UNSUPPORTED_IMAGE`, `IMAGE_TOO_LARGE`, `IMAGE_UNREADABLE` or, while other images are processed,
 * `SERVICE_UNAVAILABLE`.
 */
export const addPhoto = command('media.add-photo', {
  request: z.object({ contentBase64: z.string() }),
  response: photosResponse,
  deadlineMs: deadlines.upload,
});
