import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { deadlines } from '../message/deadlines';
import { backgroundImageSchema } from './background-image';

/** The size of an uploaded file; see section 9 of the specification. */
export const maxImageBytes = fieldLimits.imageMegabytesMax * 1024 * 1024;

/**
 * Replaces the background image with a JPEG. The current image stays after `UNSUPPORTED_IMAGE`, `IMAGE_TOO_LARGE`,
 * `IMAGE_UNREADABLE` or, while other images are processed, `SERVICE_UNAVAILABLE`.
 */
export const storeBackgroundImage = command('media.store-background-image', {
  request: z.object({ contentBase64: z.string() }),
  response: z.object({ image: backgroundImageSchema }),
  deadlineMs: deadlines.upload,
});
