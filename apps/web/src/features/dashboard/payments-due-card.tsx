import type { ListedRequest } from '@hearthstay/contracts';
import { addressOfTab } from '@hearthstay/contracts/page-paths';
import { formatMoney } from '@hearthstay/prices';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DuePart } from '@web/panel/requests/due-part';
import { filterParam } from '@web/panel/requests/filter-requests';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { duePayments, sumsOf } from './due-payments';

const shownRows = 4;

/** The sum of the payments due, by currency, and the payments that are due first. */
export const PaymentsDueCard = ({ requests }: { requests: readonly ListedRequest[] }) => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const locale = useLocale();
  const due = duePayments(requests);
  const overdue = due.filter(({ part }) => part.isOverdue);
  const inWords = (payments: typeof due) =>
    sumsOf(payments)
      .map(({ amount, currency }) => formatMoney(amount, currency, locale))
      .join(', ');
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="title-card">
          {t('dashboard.paymentsDue')}
        </h2>
        <Link to={addressOfTab('bookings', { [filterParam]: 'payment-due' })} className="text-button">
          {t('dashboard.showDue')}
          <span className="sr-only">, {t('dashboard.paymentsDue')}</span>
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <p className="text-section font-semibold tabular-nums">{inWords(due)}</p>
      {overdue.length > 0 && (
        <p className="text-note font-medium text-taken-ink tabular-nums">
          {t('dashboard.overdue', { amount: inWords(overdue) })}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {due.slice(0, shownRows).map(({ request, part, currency }) => (
          <li key={`${request.id} ${part.kind}`}>
            <Link to={paths.adminBooking.to(request.id)} className="group block min-h-14 py-3">
              <span className="block text-label font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
                {guestNameOf(request, t)}
              </span>
              <DuePart part={part} currency={currency} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
