/** What a notice beside e-mail can be about that concerns one stay. */
export const stayNoticeEvents = [
  'new-request',
  'message',
  'cancellation-wished',
  'change-proposed',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
] as const;

/** What a notice beside e-mail is about; the `event` in the body of a webhook. */
export const noticeEvents = [...stayNoticeEvents, 'double-booking', 'emails-failing', 'test'] as const;

export type NoticeEvent = (typeof noticeEvents)[number];
