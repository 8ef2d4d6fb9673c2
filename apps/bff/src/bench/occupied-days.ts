import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { addDays, parseDay } from '@hearthstay/stay';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeHandler, type FakeHandler } from '../testing/fake-handler';

/** The occupied days of a well-booked summer. */
export const occupiedDays: OccupiedDay[] = Array.from({ length: 90 }, (_, index) => ({
  date: addDays(parseDay('2026-06-01'), index),
  type: 'booking',
  guestName: `Familie Weber ${Math.floor(index / 7)}`,
}));

/** A slow service, so that all concurrent requests arrive during its first call. */
export const slowBookings = (milliseconds: number): { handler: FakeHandler; asked: () => number } => {
  let asked = 0;
  const handler = fakeHandler(listOccupiedDays, async () => {
    asked += 1;
    await pause(milliseconds);
    return occupiedDays;
  });
  return { handler, asked: () => asked };
};
