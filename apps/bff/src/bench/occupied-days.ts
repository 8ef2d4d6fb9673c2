import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { addDays, parseDay } from '@hearthstay/stay';
import { setTimeout as pause } from 'node:timers/promises';
import { answering, type FakeHandler } from '../testing/fake-handler';

/** The days of a well-booked summer. */
export const occupiedDays: OccupiedDay[] = Array.from({ length: 90 }, (_, index) => ({
  date: addDays(parseDay('2026-06-01'), index),
  type: 'booking',
  guestName: `Familie Weber ${Math.floor(index / 7)}`,
}));

/** A service that takes its time, so that all who ask meanwhile ask at once. */
export const slowBookings = (milliseconds: number): { handler: FakeHandler; asked: () => number } => {
  let asked = 0;
  const handler = answering(listOccupiedDays, async () => {
    asked += 1;
    await pause(milliseconds);
    return occupiedDays;
  });
  return { handler, asked: () => asked };
};
