import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, todayAt, type Day } from '@hearthstay/stay';
import type { Call } from './load';

/** Guests can book a year ahead; the first half of it is for requests, the other one for blocked days. */
const halfYear = 180;
const dayAhead = (number: number): Day => addDays(todayAt('Europe/Berlin'), number);
const dayForRequest = (number: number): Day => dayAhead(1 + (number % halfYear));
const dayToBlock = (number: number): Day => dayAhead(1 + halfYear + (number % halfYear));

const reads: readonly (() => Call)[] = [
  () => ({ name: 'page', path: '/' }),
  () => ({ name: 'settings', path: '/api/bookings/settings' }),
  () => ({ name: 'occupied days', path: '/api/bookings/occupied' }),
  () => ({ name: 'requests (bookings)', path: '/api/admin/requests' }),
  () => ({ name: 'admins (admin-auth)', path: '/api/admin/emails' }),
  () => ({ name: 'address of notices (notifications)', path: '/api/admin/notice-address' }),
  // The BFF keeps pictures that exist.
  () => ({
    name: 'missing picture (media)',
    path: `/api/media/background/${randomBytes(32).toString('hex')}/1280.webp`,
    statuses: [404],
  }),
];

const blockedDay = (number: number): Call => ({
  name: 'block a day',
  method: 'POST',
  path: '/api/admin/block-dates',
  body: { dates: [dayToBlock(number)] },
});

/** Each sends an e-mail, of which a house has 500 a day. */
const request = (number: number): Call => ({
  name: 'request of a guest',
  method: 'POST',
  path: '/api/bookings/request',
  body: {
    name: 'Anna',
    email: `anna-${randomUUID()}@guests.example`,
    startDate: dayForRequest(number),
    endDate: dayForRequest(number),
  },
  // 409 where a booking has the day.
  statuses: [201, 409],
});

/**
 * The call with a number, in the mix of the load: one in fifty is a guest's request, one in eight blocks a day, the
 * others read.
 */
export const callWith = (number: number): Call => {
  if (number % 50 === 0) return request(number);
  return number % 8 === 0 ? blockedDay(number) : reads[number % reads.length]!();
};
