import { z } from 'zod';
import { event } from '../message/event';
import { imageHashSchema } from './background-image';

/** There is another background image, none, or the same with more files. Whoever keeps a copy drops it. */
export const backgroundImageChanged = event('background-image.changed', z.object({ hash: imageHashSchema.nullable() }));
