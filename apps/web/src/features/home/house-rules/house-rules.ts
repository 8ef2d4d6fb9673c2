import type { SettingsView } from '@hearthstay/contracts';
import { formatShortMoney, nightPrice } from '@hearthstay/prices';
import type { DateLocale, Day } from '@hearthstay/stay';

export { withinLimits } from '@hearthstay/stay';
export { limitText } from '@web/shared/booking/limit-text';

/** What the night that begins on a day costs, in short. */
export const nightPriceText = (day: Day, prices: NonNullable<SettingsView['prices']>, locale: DateLocale): string =>
  formatShortMoney(nightPrice(day, prices), prices.currency, locale);
