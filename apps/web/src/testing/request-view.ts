import type { RequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';

let count = 0;

type Changes = Partial<Omit<RequestView, 'start_date' | 'end_date'> & { start_date: string; end_date: string }>;

/** A booking request in a response of the API, with the given changes. */
export const requestView = ({
  start_date = '2026-12-08',
  end_date = '2026-12-11',
  ...changes
}: Changes = {}): RequestView => ({
  id: `request-${++count}`,
  name: 'Anna Seidel',
  email: 'anna.seidel@mail.example',
  start_date: parseDay(start_date),
  end_date: parseDay(end_date),
  message: null,
  status: 'pending',
  created_at: '2026-11-18T09:00:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  guest_confirmed_at: '2026-11-18T10:00:00.000Z',
  cancellation_reason: null,
  locale: 'de',
  ...changes,
});
