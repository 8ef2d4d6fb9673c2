import type { AccountedRequestView, RecordedPayment } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDayForTable } from '@hearthstay/stay';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rows } from '@web/features/admin/rows';
import { requestsKey } from '@web/features/admin/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { ErrorBox } from '@web/shared/ui/note';
import type { PaidRequest } from './payments-dialog';
import { useRequestChange } from './use-request-change';

interface PaymentListProps {
  request: PaidRequest;
  onRemoved: () => void;
}

/** The payments that are noted; one that was a mistake can be removed. */
export const PaymentList = ({ request, onRemoved }: PaymentListProps) => {
  const { t } = useTranslation('admin');
  const { id, payment, quote } = request;
  const { run, isPending, failure } = useRequestChange<string>(
    (paymentId) =>
      api.delete<AccountedRequestView>(
        `${requestsKey}/${encodeURIComponent(id)}/payments/${encodeURIComponent(paymentId)}`,
      ),
    onRemoved,
  );
  if (payment.payments.length === 0) return <p className="text-note text-ink-2">{t('payments.none')}</p>;
  return (
    <>
      <Rows aria-label={t('payments.list')}>
        {payment.payments.map((each) => (
          <PaymentRow
            key={each.id}
            payment={each}
            currency={quote.currency}
            isBusy={isPending}
            onRemove={() => void run(each.id)}
          />
        ))}
      </Rows>
      {failure !== null && <ErrorBox title={t('payments.failed')}>{messageOf(failure, t('bookings.failed'))}</ErrorBox>}
    </>
  );
};

interface PaymentRowProps {
  payment: RecordedPayment;
  currency: string;
  isBusy: boolean;
  onRemove: () => void;
}

const PaymentRow = ({ payment: { kind, amount, date, note }, currency, isBusy, onRemove }: PaymentRowProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  // The first press asks, the second one removes.
  const [isAsked, setIsAsked] = useState(false);
  const entry = t('payments.entry', { kind: t(`payments.kind.${kind}`), day: formatDayForTable(date, locale) });
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4 text-note">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{entry}</p>
        {note !== null && <p className="text-ink-2">{note}</p>}
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatMoney(kind === 'refund' ? -amount : amount, currency, locale)}
      </p>
      <Button
        kind={isAsked ? 'danger-outline' : 'quiet'}
        size="small"
        aria-label={isAsked ? undefined : t('payments.remove', { entry })}
        disabled={isBusy}
        onClick={() => (isAsked ? onRemove() : setIsAsked(true))}
        onBlur={() => setIsAsked(false)}
        icon={Trash2}
      >
        {isAsked && t('payments.removeNow')}
      </Button>
    </li>
  );
};
