import type { BookingRequest } from '@hearthstay/contracts';
import { dayAt, dayCount, formatDayForTable, formatRange, formatRangeForTable, rangeOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';
import { usePublicSettings } from '../../../shared/settings/use-public-settings';
import type { RequestRow } from './request-rows';
import { guestNameOf } from './guest-name';

// British, as the order of the dates is: no comma before the last "and".
const listFormats = { de: new Intl.ListFormat('de'), en: new Intl.ListFormat('en-GB') };

/** What a row says in words, alike in the table and on a card. */
export const useRowTexts = ({ request, overlaps }: RequestRow) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const range = rangeOf(request);
  const namesOf = (requests: BookingRequest[]) =>
    listFormats[locale].format(requests.map((other) => guestNameOf(other, t)));
  return {
    name: guestNameOf(request, t),
    range: formatRange(range, locale),
    shortRange: formatRangeForTable(range, locale),
    days: t('common:days', { count: dayCount(range) }),
    requestedOn: formatDayForTable(dayAt(timezone, new Date(request.createdAt)), locale),
    overlap: overlaps.length > 0 ? t('bookings.overlapsWith', { names: namesOf(overlaps) }) : null,
  };
};
