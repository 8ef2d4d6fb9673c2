import type { SettingsView } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { formatShortMoney, nightPrice } from '@hearthstay/prices';
import type { Day } from '@hearthstay/stay';

export { limitText } from '@web/shared/booking/limit-text';
export { HolidayKey } from '@web/shared/holidays/holiday-key';
export { HolidayNotes } from '@web/shared/holidays/holiday-notes';
export { holidayOn } from '@web/shared/holidays/holiday-on';
export { withinLimits } from './within-limits';

/** The price of the night that begins on a day, in short form. */
export const nightPriceText = (day: Day, prices: NonNullable<SettingsView['prices']>, locale: Locale): string =>
  formatShortMoney(nightPrice(day, prices), prices.currency, locale);
