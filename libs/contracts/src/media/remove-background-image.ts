import { z } from 'zod';
import { command } from '../message/rpc';

/** Removes the background image; idempotent. */
export const removeBackgroundImage = command('media.remove-background-image', {
  request: z.object({}),
  response: z.object({}),
});
