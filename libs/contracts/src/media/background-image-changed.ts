import { z } from 'zod';
import { event } from '../message/event';
import { imageHashSchema } from './background-image';

/** The background image or its files changed. Caches drop their entry. */
export const backgroundImageChanged = event('background-image.changed', z.object({ hash: imageHashSchema.nullable() }));
