import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

const hours = wholeNumber(1, fieldLimits.reminderHoursMax, 'REMINDER_HOURS_INVALID');

/** What happens to requests that their guests have confirmed and on which nobody decides. */
export const waitingRequestsSchema = z.object({
  /** The hours since the guest's confirmation after which the admins are reminded, each once; none are off. */
  remindAfterHours: z
    .array(hours, { error: requiredAs('REQUIRED') })
    .max(fieldLimits.remindersMax, fieldError('REMINDER_HOURS_INVALID'))
    .refine((all) => new Set(all).size === all.length, fieldError('REMINDER_HOURS_INVALID'))
    .readonly()
    .default([]),
  /** Whether the program declines a request that nobody has decided on by the day before the arrival. */
  declineBeforeArrival: z.boolean({ error: requiredAs('REQUIRED') }).default(false),
});

export type WaitingRequests = z.infer<typeof waitingRequestsSchema>;

export const waitingRequestsSection = settingsSection({
  name: 'waiting-requests',
  schema: waitingRequestsSchema,
  content: 'reminders of requests that wait, and whether they expire',
  operations: 'WaitingRequests',
});
