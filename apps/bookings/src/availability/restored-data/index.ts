import type { RepairRestoredData } from '@hearthstay/database';
import { operatorLocale } from '@hearthstay/locales';
import { dayAt, formatRange, rangeOf, type Day } from '@hearthstay/stay';
import { firstShownDay } from '../domain/first-shown-day';
import { reclaimDays, type Booking, type Clash, type ReclaimedDay } from './domain/reclaim-days';
import { RestoredDays } from './persistence/restored-days';

/**
 * Gives every booking the days that it has a right to, and finishes unfinished blocks. A backup that is not a
 * consistent snapshot can contain an approved request whose days were read at another time.
 *
 * The service releases days of claims without a booking after its start (docs/decisions/0003-claiming-days.md).
 */
export const repairRestoredBookings: RepairRestoredData = async (data, now) => {
  const days = new RestoredDays(data);
  // The days that the calendar shows, in any time zone.
  const from = firstShownDay(dayAt('UTC', now));
  const unit = await days.claimUnit();
  const { reclaimed, clashes } = reclaimDays(await days.bookings(from), await days.holders(from), from, unit);
  for (const day of reclaimed) await days.give(day, now);
  return [...reclaimedInWords(reclaimed), ...clashes.map(clashInWords), ...(await finishBlocks(days, from, now))];
};

const finishBlocks = async (days: RestoredDays, from: Day, now: Date): Promise<string[]> => {
  const sentences: string[] = [];
  for (const block of await days.blocks.listUnfinished()) {
    const booked = new Set((await days.holders(from)).filter(({ claimId }) => claimId !== null).map(({ day }) => day));
    // The service gives it up after its start.
    if (block.days.some((day) => booked.has(day))) continue;
    await days.blocks.finish(block, now);
    sentences.push(`Days that the owner was blocking are blocked now: ${block.days.join(', ')}.`);
  }
  return sentences;
};

const reclaimedInWords = (reclaimed: ReclaimedDay[]): string[] => {
  const bookings = [...new Set(reclaimed.map(({ booking }) => booking))];
  return bookings.map((booking) => {
    const own = reclaimed.filter((each) => each.booking === booking);
    const blocked = own.some(({ wasBlocked }) => wasBlocked) ? ' The owner had blocked some of them.' : '';
    const days = own.map(({ day }) => day).join(', ');
    return `${inWords(booking)} did not hold these days, and holds them now: ${days}.${blocked}`;
  });
};

const clashInWords = ({ day, holder, other }: Clash): string =>
  `Please decide: ${day} is promised to two guests. ` +
  `${inWords(holder)} has the day, ${inWords(other)} is approved as well and does not have it. ` +
  'Cancel the one without the day; to keep that one instead, cancel both and ask the guest to book again.';

const inWords = (booking: Booking): string =>
  `The booking of ${booking.name}, ${formatRange(rangeOf(booking), operatorLocale)},`;
