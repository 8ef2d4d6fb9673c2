import type { ListedRequest } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDayForTable } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Icon } from '@web/shared/ui/icon';

type Part = NonNullable<ListedRequest['payment']>['due'][number];

interface DuePartProps {
  part: Part;
  currency: string;
  /** Without the kind of the payment, and without the present year. */
  isShort?: boolean;
}

/** The amount that is due, with its due date; overdue in red and with an icon. */
export const DuePart = ({ part: { kind, amount, date, isOverdue }, currency, isShort = false }: DuePartProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const day = formatDayForTable(date, locale, isShort ? today : undefined);
  const values = { amount: formatMoney(amount, currency, locale), day };
  const text = isShort ? 'short' : kind;
  if (!isOverdue)
    return <p className="text-note text-ink-2 tabular-nums">{t(`bookings.payment.due.${text}`, values)}</p>;
  return (
    <p className="flex gap-1.5 text-note font-medium text-taken-ink tabular-nums">
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      {t(`bookings.payment.overdue.${text}`, values)}
    </p>
  );
};
