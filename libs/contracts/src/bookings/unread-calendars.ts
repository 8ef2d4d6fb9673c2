import { z } from 'zod';

/** The names of the calendars that could not be read before days were claimed; absent when all were. */
export const unreadCalendarsSchema = z.array(z.string()).optional();
