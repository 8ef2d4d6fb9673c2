import { calendarConflictsFound, instantSchema, requestEventSchema, stayNoticeEvents } from '@hearthstay/contracts';
import { z } from 'zod';

const aboutStay = z.object({
  event: z.enum(stayNoticeEvents),
  ...requestEventSchema.pick({ requestId: true, propertyName: true, name: true, startDate: true, endDate: true }).shape,
});

/** The stored data of a notice beside e-mail. A change must remain compatible with queued data. */
export const noticeData = z.discriminatedUnion('event', [
  aboutStay,
  calendarConflictsFound.payload.extend({ event: z.literal('double-booking') }),
  z.object({ event: z.literal('emails-failing'), since: instantSchema }),
  z.object({ event: z.literal('test') }),
]);

export type NoticeData = z.output<typeof noticeData>;
export type StayNotice = z.output<typeof aboutStay>;
