import type { BookingRequest } from '@hearthstay/contracts';
import { dayCount, formatRange, rangeOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/language';
import { guestNameOf } from '../guest-name';

/** Whose booking it is, and for when. */
export const BookingSummary = ({ request }: { request: BookingRequest }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const range = rangeOf(request);
  return (
    <dl className="grid gap-x-4 rounded-control bg-sunken px-4 text-label/6 xs:grid-cols-[4.5rem_1fr]">
      <dt className="pt-3.5 text-note/6 text-ink-2">{t('cancelDialog.guest')}</dt>
      <dd className="border-line pb-3.5 wrap-anywhere xs:pt-3.5">
        <p className="font-semibold">{guestNameOf(request, t)}</p>
        <p className="text-note text-ink-2">{request.email}</p>
      </dd>
      <div aria-hidden className="border-t border-line xs:col-span-2" />
      <dt className="pt-3 text-note/6 text-ink-2">{t('cancelDialog.dates')}</dt>
      <dd className="pb-4 xs:pt-3">
        <p className="font-semibold tabular-nums">{formatRange(range, locale)}</p>
        <p className="text-note text-ink-2">{t('cancelDialog.freed', { count: dayCount(range) })}</p>
      </dd>
    </dl>
  );
};
