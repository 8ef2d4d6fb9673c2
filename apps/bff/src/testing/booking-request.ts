import type { BookingRequest, DecidedRequest } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';

export const bookingRequest: BookingRequest & { email: string } = {
  id: 'request-1',
  name: 'Jonas Weber',
  email: 'jonas@example.com',
  startDate: parseDay('2026-08-04'),
  endDate: parseDay('2026-08-07'),
  message: 'Grüße',
  status: 'pending',
  createdAt: '2026-07-01T10:00:00.000Z',
  updatedAt: '2026-07-01T10:00:00.000Z',
  guestConfirmedAt: null,
  cancellationReason: null,
  locale: 'de',
};

export const decidedRequest: DecidedRequest = { ...bookingRequest, undoSeconds: 10, unreadCalendars: [] };
