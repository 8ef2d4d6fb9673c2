import type { ListedRequest } from '@hearthstay/contracts';
import { addressOfTab } from '@hearthstay/contracts/page-paths';
import { formatDay, formatDayForTable } from '@hearthstay/stay';
import { ArrowRight, ChevronRight, LogIn, LogOut } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { useToday } from '@web/shared/settings/use-today';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { comingUp, houseToday, type Coming, type HouseToday } from './coming-up';

const shownRows = 4;

/** The next arrivals and departures; nothing in a house without future stays. */
export const ComingUpCard = ({ requests }: { requests: readonly ListedRequest[] }) => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const locale = useLocale();
  const today = useToday();
  const coming = comingUp(requests, today).slice(0, shownRows);
  if (coming.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="title-card">
          {t('dashboard.comingUp.title')}
        </h2>
        <Link to={addressOfTab('availability')} className="text-button">
          {t('dashboard.comingUp.calendar')}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <p className="text-label text-ink-2">
        {todaySentence(houseToday(requests, today), t, (day) => formatDay(day, locale))}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {coming.map((each) => (
          <ComingRow key={`${each.kind} ${each.request.id}`} coming={each} />
        ))}
      </ul>
    </Card>
  );
};

const todaySentence = (
  house: HouseToday,
  t: PanelTexts,
  dayText: (day: ListedRequest['endDate']) => string,
): string => {
  if (house.kind === 'empty') return t('dashboard.comingUp.empty');
  if (house.kind === 'changes') {
    const names = { one: guestNameOf(house.leaves, t), other: guestNameOf(house.arrives, t) };
    return t('dashboard.comingUp.changes', names);
  }
  const { kind, request } = house;
  return t(`dashboard.comingUp.${kind}`, { name: guestNameOf(request, t), day: dayText(request.endDate) });
};

const ComingRow = ({ coming: { kind, day, days, request } }: { coming: Coming }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const isArrival = kind === 'arrival';
  const weekday = formatDay(day, locale).split(',', 1)[0];
  const when = days < 1 ? t('dashboard.comingUp.today') : t('dashboard.comingUp.in', { count: days });
  return (
    <li>
      <Link
        to={paths.adminBooking.to(request.id)}
        className="group flex min-h-14 items-center gap-x-4 py-3 text-note xs:gap-x-6"
      >
        <span className="w-20 shrink-0">
          <span className="block text-label font-semibold tabular-nums">{formatDayForTable(day, locale, today)}</span>
          <span className="text-ink-2">{weekday}</span>
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-label font-semibold underline-offset-4 group-hover:underline">
            {guestNameOf(request, t)}
          </span>
          <span className={classNames('flex items-center gap-1.5', isArrival ? 'text-pine' : 'text-ink-2')}>
            <Icon of={isArrival ? LogIn : LogOut} size={16} />
            {t(`dashboard.comingUp.${kind}`)}
          </span>
        </span>
        <span className="text-ink-2">{when}</span>
        <Icon of={ChevronRight} size={16} className="text-ink-2" />
      </Link>
    </li>
  );
};
