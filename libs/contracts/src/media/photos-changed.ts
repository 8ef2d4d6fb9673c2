import { z } from 'zod';
import { event } from '../message/event';

/** The photos of the house or their files changed. Caches drop their entry. */
export const photosChanged = event('photos.changed', z.object({}));
