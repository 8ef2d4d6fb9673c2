import type { CalendarView } from '@hearthstay/contracts';
import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { ArrowRight, CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConflictNotes } from '@web/panel/calendars/conflict-notes';
import { useMoment } from '@web/panel/use-moment';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

/** The state of the calendars of other platforms, and the nights that are booked twice. */
export const CalendarsCard = ({ calendars }: { calendars: readonly CalendarView[] }) => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="title-card">
          {t('dashboard.calendars.title')}
        </h2>
        <Link to={addressOfTab('settings', { [sectionParam]: 'calendars' })} className="text-button">
          {t('dashboard.calendars.settings')}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {calendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      <div className="grid gap-2">
        {calendars.map((calendar) => (
          <ConflictNotes key={calendar.id} calendar={calendar} />
        ))}
      </div>
    </Card>
  );
};

const CalendarRow = ({ calendar }: { calendar: CalendarView }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { name, paused, lastError, lastSuccess, days } = calendar;
  const read = lastSuccess ? t('calendars.lastSuccess', { time: moment(lastSuccess) }) : t('calendars.neverRead');
  const isBroken = lastError !== null && !paused;
  return (
    <li className="flex gap-3 py-3 text-note wrap-anywhere">
      <Icon
        of={paused ? CirclePause : isBroken ? TriangleAlert : CircleCheck}
        size={20}
        className={classNames('mt-0.5', paused ? 'text-ink-2' : isBroken ? 'text-taken-ink' : 'text-pine')}
      />
      <div className="min-w-0">
        <p className="text-label font-semibold">{name}</p>
        <p className={isBroken ? 'font-medium text-taken-ink' : 'text-ink-2'}>
          {isBroken
            ? [t('dashboard.calendars.broken'), read].join(' · ')
            : [paused ? t('calendars.paused') : read, t('calendars.days', { count: days })].join(' · ')}
        </p>
      </div>
    </li>
  );
};
