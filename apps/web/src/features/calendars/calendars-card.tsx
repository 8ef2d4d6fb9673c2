import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Rows, RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { QueryState } from '@web/shared/ui/query-state';
import { CalendarForm } from './calendar-form';
import { CalendarRow } from './calendar-row';
import { useCalendars } from '@web/panel/calendars/calendars-query';
import { useAddCalendar } from './use-calendars';

/** The calendars of other platforms, whose occupied days are blocked here. */
export const CalendarsCard = () => {
  const { t } = useTranslation('admin');
  const query = useCalendars();
  const adding = useAddCalendar();
  const { data: calendars } = query;
  return (
    <SettingsCard title={t('calendars.title')} lead={t('calendars.lead')}>
      {calendars && calendars.length > 0 && (
        <Rows aria-label={t('calendars.title')}>
          {calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} />
          ))}
        </Rows>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <CalendarForm saving={adding} button={{ icon: Plus, children: t('calendars.add') }} />
    </SettingsCard>
  );
};
