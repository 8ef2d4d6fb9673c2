import type { RequestView } from '@hearthstay/contracts';

let count = 0;

/** A booking request as the API answers it, with what a test wants to be different. */
export const requestView = (changes: Partial<RequestView> = {}): RequestView => ({
  id: `request-${++count}`,
  name: 'Anna Seidel',
  email: 'anna.seidel@mail.example',
  start_date: '2026-12-08',
  end_date: '2026-12-11',
  message: null,
  status: 'pending',
  created_at: '2026-11-18T09:00:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  guest_confirmed_at: '2026-11-18T10:00:00.000Z',
  cancellation_reason: null,
  locale: 'de',
  ...changes,
});
