import { actorSchema, command, event, query } from '@hearthstay/contracts';
import { z } from 'zod';

/** In milliseconds; long enough that no successful call exceeds it on a busy machine. */
const deadlineMs = 30_000;

export const greet = query('bookings.greet', {
  request: z.object({
    name: z.string().trim().min(1, { error: 'NAME_REQUIRED' }),
    greeting: z.string().default('Hello'),
  }),
  response: z.object({ text: z.string() }),
  deadlineMs,
});

export const book = command('bookings.book', {
  request: z.object({}),
  response: z.object({}),
  deadlineMs,
});

export const describeCommand = command('bookings.describe-command', {
  request: z.object({}),
  response: z.object({ commandId: z.string(), actor: actorSchema, millisecondsLeft: z.number() }),
  deadlineMs,
});

export const describeContext = query('media.describe-context', {
  request: z.object({}),
  response: z.object({ correlationId: z.string() }),
  deadlineMs,
});

export const doorOpened = event('door.opened', z.object({ door: z.string() }));

export const doorClosed = event('door.closed', z.object({ door: z.string() }));
