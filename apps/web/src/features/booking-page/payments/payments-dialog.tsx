import { formatMoney } from '@hearthstay/prices';
import { formatRange, rangeOf } from '@hearthstay/stay';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DuePart } from '@web/panel/requests/due-part';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { Dialog } from '@web/shared/ui/dialog';
import type { PaidRequest } from './paid-request';
import { PaymentForm } from './payment-form';
import { PaymentList } from './payment-list';
import { useRecordPayment, useRemovePayment } from './use-request-change';

interface PaymentsDialogProps {
  request: PaidRequest;
  onClose: () => void;
}

/** The payments of a guest, those that are due, and a form for the next one. */
export const PaymentsDialog = ({ request, onClose }: PaymentsDialogProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const summary = useRef<HTMLDivElement>(null);
  const { id, payment, quote } = request;
  const recording = useRecordPayment(id);
  // The summary takes the focus, because the pressed button is removed.
  const removal = useRemovePayment(id, () => summary.current?.focus());
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  return (
    <Dialog
      title={t('payments.title')}
      // Stays open during a call, which cannot be aborted and whose failure is shown here.
      onClose={() => !recording.isMutating && !removal.isMutating && onClose()}
    >
      <div ref={summary} tabIndex={-1} className="grid gap-1 rounded-control bg-sunken px-4 py-3.5 text-note">
        <p className="text-label font-semibold wrap-anywhere">
          {t('payments.of', { name: guestNameOf(request, t), range: formatRange(rangeOf(request), locale) })}
        </p>
        <p className="text-ink-2 tabular-nums">{t('payments.reference', { reference: payment.reference })}</p>
        <p aria-live="polite" className="mt-1 font-medium tabular-nums">
          {t('payments.paid', { paid: money(payment.paid), total: money(quote.total) })}
        </p>
        {payment.due.map((part) => (
          <DuePart key={part.kind} part={part} currency={quote.currency} />
        ))}
      </div>
      <PaymentList request={request} removal={removal} />
      <PaymentForm request={request} recording={recording} />
    </Dialog>
  );
};
