import { daysOfRange, heldRange, rangeOf, type Day, type StayUnit } from '@hearthstay/stay';

/** An approved or confirmed request, which has a right to its days. */
export interface Booking {
  id: string;
  name: string;
  startDate: Day;
  endDate: Day;
  claimId: string;
}

export interface Holder {
  day: Day;
  type: 'booking' | 'blocked';
  claimId: string | null;
}

/** A day that a booking claims, because it is free or its holder has no right to it. */
export interface ReclaimedDay {
  day: Day;
  booking: Booking;
  /** The day was blocked by the owner and now belongs to the booking. */
  wasBlocked: boolean;
}

/** Two bookings that both have a right to a day. */
export interface Clash {
  day: Day;
  holder: Booking;
  other: Booking;
}

/**
 * Finds the days that bookings have a right to and do not hold. A day stays with the booking that holds it; a claim
 * without a booking has no right to its days.
 *
 * @param bookings the first of two with a right to a free day gets it.
 * @param from days before it are left as they are.
 * @param unit what bookings have a right to.
 */
export const reclaimDays = (
  bookings: readonly Booking[],
  held: readonly Holder[],
  from: Day,
  unit: StayUnit = 'days',
): { reclaimed: ReclaimedDay[]; clashes: Clash[] } => {
  const byClaim = new Map(bookings.map((booking) => [booking.claimId, booking]));
  const bookingOf = ({ claimId }: Holder): Booking | undefined => (claimId === null ? undefined : byClaim.get(claimId));
  const holders = new Map(held.map((holder) => [holder.day, holder]));
  const reclaimed: ReclaimedDay[] = [];
  const clashes: Clash[] = [];
  for (const booking of bookings) {
    for (const day of daysOfRange(heldRange(rangeOf(booking), unit))) {
      if (day < from) continue;
      const holder = holders.get(day);
      const other = holder && bookingOf(holder);
      if (other === booking) continue;
      if (other) {
        clashes.push({ day, holder: other, other: booking });
        continue;
      }
      reclaimed.push({ day, booking, wasBlocked: holder?.type === 'blocked' });
      holders.set(day, { day, type: 'booking', claimId: booking.claimId });
    }
  }
  return { reclaimed, clashes };
};
