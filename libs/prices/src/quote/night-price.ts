import { isoWeekdayOf, seasonAt, type Day } from '@hearthstay/stay';
import type { PriceList } from '../prices';

/** What the night that begins on a day costs, its weekday's surcharge included, before discounts and extra guests. */
export const nightPrice = (
  night: Day,
  { pricePerNight, seasons, weekdaySurcharges }: Pick<PriceList, 'pricePerNight' | 'seasons' | 'weekdaySurcharges'>,
): number => (seasonAt(night, seasons)?.pricePerNight ?? pricePerNight) + (weekdaySurcharges[isoWeekdayOf(night)] ?? 0);
