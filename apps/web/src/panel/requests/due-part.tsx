import type { ListedRequest } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDayForTable } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';

type Part = NonNullable<ListedRequest['payment']>['due'][number];

interface DuePartProps {
  part: Part;
  currency: string;
}

/** The amount that is due, with its due date; overdue in red and with an icon. */
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
