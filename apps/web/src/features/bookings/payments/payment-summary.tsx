import type { ListedRequest } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDayForTable } from '@hearthstay/stay';
import { Wallet, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { TextButton } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';

export interface PaymentHandlers {
  onChangePrice: (request: ListedRequest) => void;
  onShowPayments: (request: ListedRequest) => void;
}

interface PaymentSummaryProps extends PaymentHandlers {
  request: ListedRequest;
}

/** What a guest has paid and has to pay, and the ways to change it; nothing of a request without a price. */
export const PaymentSummary = ({ request, onChangePrice, onShowPayments }: PaymentSummaryProps) => {
  const { t } = useTranslation('admin');
  const { payment, quote, status } = request;
  if (!payment || !quote || status === 'declined') return null;
  if (status === 'pending') {
    return (
      <TextButton icon={Wallet} className="print:hidden" onClick={() => onChangePrice(request)}>
        {t('bookings.payment.changePrice')}
      </TextButton>
    );
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-note font-medium">{t(`bookings.payment.state.${payment.state}`)}</p>
      {payment.due.map((part) => (
        <DuePart key={part.kind} part={part} currency={quote.currency} />
      ))}
      <TextButton icon={Wallet} className="print:hidden" onClick={() => onShowPayments(request)}>
        {t('bookings.payment.show')}
      </TextButton>
    </div>
  );
};

type Part = NonNullable<ListedRequest['payment']>['due'][number];

interface DuePartProps {
  part: Part;
  currency: string;
}

/** What is due and until when; overdue in red and with an icon. */
export const DuePart = ({ part: { kind, amount, date, isOverdue }, currency }: DuePartProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const values = { amount: formatMoney(amount, currency, locale), day: formatDayForTable(date, locale) };
  if (!isOverdue)
    return <p className="text-note text-ink-2 tabular-nums">{t(`bookings.payment.due.${kind}`, values)}</p>;
  return (
    <p className="flex gap-1.5 text-note font-medium text-taken-ink tabular-nums">
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      {t(`bookings.payment.overdue.${kind}`, values)}
    </p>
  );
};
