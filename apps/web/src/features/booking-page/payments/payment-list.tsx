import type { RecordedPayment } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDayForTable } from '@hearthstay/stay';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rows } from '@web/panel/rows';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { ErrorBox } from '@web/shared/ui/note';
import type { PaidRequest } from './paid-request';
import type { useRemovePayment } from './use-request-change';

interface PaymentListProps {
  request: PaidRequest;
  removal: ReturnType<typeof useRemovePayment>;
}

/** The recorded payments, each with a button that removes it in case of a mistake. */
export const PaymentList = ({ request, removal: { trigger, isMutating, error } }: PaymentListProps) => {
  const { t } = useTranslation('admin');
  const { payment, quote } = request;
  if (payment.payments.length === 0) return <p className="text-note text-ink-2">{t('payments.none')}</p>;
  return (
    <>
      <Rows aria-label={t('payments.list')}>
        {payment.payments.map((each) => (
          <PaymentRow
            key={each.id}
            payment={each}
            currency={quote.currency}
            isRemoving={isMutating}
            onRemove={() => trigger(each.id)}
          />
        ))}
      </Rows>
      {error !== null && (
        <ErrorBox title={t('payments.removeFailed')}>{messageOf(error, t('bookings.failed'))}</ErrorBox>
      )}
    </>
  );
};

interface PaymentRowProps {
  payment: RecordedPayment;
  currency: string;
  /** Whether this payment or another one is being removed. */
  isRemoving: boolean;
  onRemove: () => Promise<boolean>;
}

const PaymentRow = ({ payment: { kind, amount, date, note }, currency, isRemoving, onRemove }: PaymentRowProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  // The first press asks for a confirmation, and the second one removes the payment.
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    await onRemove();
    setIsBusy(false);
  };
  const press = () => (isConfirming ? void remove() : setIsConfirming(true));
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
        kind={isConfirming ? 'danger-outline' : 'quiet'}
        size="small"
        aria-label={isConfirming || isBusy ? undefined : t('payments.remove', { entry })}
        isBusy={isBusy}
        busyLabel={t('payments.removing')}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isRemoving || undefined}
        onClick={isRemoving ? undefined : press}
        onBlur={() => setIsConfirming(false)}
        icon={Trash2}
      >
        {isConfirming && t('payments.removeNow')}
      </Button>
    </li>
  );
};
