import { z } from 'zod';
import { query } from '../message/rpc';
import { backgroundImageSchema } from './background-image';

/** The current background image; `null` without one. */
export const getBackgroundImage = query('media.get-background-image', {
  request: z.object({}),
  response: z.object({ image: backgroundImageSchema.nullable() }),
});
