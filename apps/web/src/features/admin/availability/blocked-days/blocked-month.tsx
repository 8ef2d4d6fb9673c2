import type { BlockedDay } from '@hearthstay/contracts';
import { formatDay, formatMonth } from '@hearthstay/stay';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/language';
import { Button } from '../../../../shared/ui/button';
import { Icon } from '../../../../shared/ui/icon';
import { actOnRow, rowAction } from '../../act-on-row';
import { Rows } from '../../rows/rows';
import type { MonthOfDays } from './by-month';
import { useUnblockDay } from './unblock-day';

/** The blocked days of a month, each with a button that frees it. */
export const BlockedMonth = ({ month, days }: MonthOfDays) => {
  const locale = useLocale();
  return (
    <section>
      <h3 className="mb-2 text-note font-semibold text-ink-2">{formatMonth(month, locale)}</h3>
      <Rows>
        {days.map((day) => (
          <BlockedDayRow key={day.id} day={day} />
        ))}
      </Rows>
    </section>
  );
};

const BlockedDayRow = ({ day }: { day: BlockedDay }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { run: unblock } = useUnblockDay(day);
  const date = formatDay(day.date, locale);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1 pr-2 pl-4 xs:pr-3">
      <Icon of={Lock} size={16} className="text-ink-2 max-xs:hidden" />
      <span className="min-w-0 flex-1 text-label font-medium">{date}</span>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('blockedDays.unblockDay', { day: date })}
        onClick={actOnRow(unblock)}
        {...rowAction('unblock')}
      >
        <Icon of={LockOpen} size={16} className="max-xs:hidden" />
        {t('blockedDays.unblock')}
      </Button>
    </li>
  );
};
