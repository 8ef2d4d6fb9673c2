import { z } from 'zod';
import { command } from '../message/rpc';

/** Leaves the page without a background image, whether or not it had one. */
export const removeBackgroundImage = command('media.remove-background-image', {
  request: z.object({}),
  response: z.object({}),
});
