import { z } from 'zod';
import { event } from '../message/event';

/** The settings changed. Caches drop their entry. */
export const settingsChanged = event('settings.changed', z.object({}));
