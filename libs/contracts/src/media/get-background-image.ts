import { z } from 'zod';
import { query } from '../message/rpc';
import { backgroundImageSchema } from './background-image';

/** The background image that guests see, `null` while there is none. */
export const getBackgroundImage = query('media.get-background-image', {
  request: z.object({}),
  response: z.object({ image: backgroundImageSchema.nullable() }),
});
