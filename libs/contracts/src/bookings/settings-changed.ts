import { z } from 'zod';
import { event } from '../message/event';

/** The settings are others now. Whoever keeps a copy drops it. */
export const settingsChanged = event('settings.changed', z.object({}));
