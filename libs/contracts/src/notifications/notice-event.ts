/** What a notice beside e-mail is about; the `event` in the body of a webhook. */
export const noticeEvents = [
  'new-request',
  'message',
  'cancellation-wished',
  'change-proposed',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'double-booking',
  'emails-failing',
  'test',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];
