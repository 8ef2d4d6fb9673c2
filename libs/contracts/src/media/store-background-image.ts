import { z } from 'zod';
import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { backgroundImageSchema } from './background-image';

/**
 * Puts a JPEG in the place of the background image. Refused with `UNSUPPORTED_IMAGE`, `IMAGE_TOO_LARGE` or `IMAGE_UNREADABLE`,
 * it leaves the image that there was; so it does with `SERVICE_UNAVAILABLE`, while other images are being worked on.
 */
export const storeBackgroundImage = command('media.store-background-image', {
  request: z.object({ contentBase64: z.string() }),
  response: z.object({ image: backgroundImageSchema }),
  deadlineMs: deadlines.upload,
});
