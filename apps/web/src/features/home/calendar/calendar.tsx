import { firstDayOf, formatDay, lastBookableDay, monthOfAddress, type Day } from '@hearthstay/stay';
import { Info, LoaderCircle } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { HouseRules } from '@web/features/home/house-rules/use-house-rules';
import type { DateSelection } from '@web/features/home/selection/date-selection';
import type { StayRule } from '@web/features/home/selection/free-stays';
import { previewRange, selectDay } from '@web/features/home/selection/select-day';
import type { OccupiedDays } from '@web/features/home/selection/use-occupied-days';
import { CalendarGrid } from '@web/shared/calendar/calendar-grid';
import { CalendarHead } from '@web/shared/calendar/calendar-head';
import { monthGrid } from '@web/shared/calendar/month-grid';
import { useCalendar } from '@web/shared/calendar/use-calendar';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { LateFailureNote } from '@web/shared/ui/late-failure-note';
import { DayCell } from './day-cell';
import { dayViewOf, limitOn, type CalendarInput } from './day-view';
import { MonthLinks, monthParameter } from './month-links';
import { Ribbons } from './ribbons';
import './calendar.css';

interface CalendarProps {
  rules: CalendarInput['rules'];
  maxConsecutiveBookings: number;
  occupiedDays: OccupiedDays;
  selection: DateSelection;
  stays: StayRule;
  houseRules: HouseRules | undefined;
  isLoading: boolean;
  /** Whether the occupied days cannot be loaded; then all days that are neither past nor too far ahead are offered. */
  hasFailed: boolean;
  isReloading: boolean;
  reload: () => void;
  /** The day at which it begins; today if absent. */
  first?: Day;
  onChoose: (day: Day) => void;
  onClear: () => void;
}

/** Shows a month, in which the guest chooses days. */
export const Calendar = (props: CalendarProps) => {
  const { rules, maxConsecutiveBookings, occupiedDays, selection, stays, houseRules, isLoading, onChoose, onClear } =
    props;
  const { hasFailed, isReloading, reload } = props;
  const { t, i18n } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const { prices, holidays } = useStayConditions().conditions;
  const titleId = useId();
  const [parameters] = useSearchParams();
  const asked = monthOfAddress({ month: parameters.get(monthParameter), from: parameters.get('from') }, rules);
  const start = asked && firstDayOf(asked) > rules.today ? firstDayOf(asked) : rules.today;
  const calendar = useCalendar(rules.today, props.first ?? start);
  const [hovered, setHovered] = useState<Day | null>(null);
  const preview = hovered && previewRange(selection, hovered, stays);
  const { month } = calendar;
  const input = { month, rules, occupiedDays, selection, stays, hovered, preview };
  const days = monthGrid(month);
  const lastShown = days.at(-1)!;
  const lastDay = lastBookableDay(rules.today, rules.maxAdvanceBookingDays);
  const views = new Map(days.map((day) => [day, dayViewOf(day, input)]));
  const choose = (day: Day) => {
    // A day that is chosen while the occupied days load is checked when they are loaded.
    if (!isLoading && selectDay(selection, day, stays) === selection) return;
    calendar.goTo(day);
    onChoose(day);
  };
  return (
    <Card aria-label={t('calendar.label')} className="calendar-card">
      <CalendarHead calendar={calendar} today={rules.today} titleId={titleId} />
      <MonthLinks month={month} rules={rules} />
      {hasFailed && (
        <LateFailureNote className="mx-2 mt-4 xs:mx-0" isRetrying={isReloading} onRetry={reload}>
          {t('calendar.failed')}
        </LateFailureNote>
      )}
      <div className="calendar-sheet">
        <CalendarGrid
          calendar={calendar}
          labelledBy={titleId}
          isLoading={isLoading}
          isMultiselectable
          onChoose={choose}
          onEscape={onClear}
          onHover={setHovered}
          underlay={<Ribbons views={[...views.values()]} />}
        >
          {(day, place) => {
            const view = views.get(day)!;
            const violation = limitOn(day, { selection, stays });
            const limit = (violation && houseRules?.limitText(violation, i18n.t, locale)) ?? null;
            const hasPrice = prices?.showInCalendar && view.availability === 'free';
            const price = (hasPrice && houseRules?.nightPriceText(day, prices, locale)) || null;
            const holiday = (holidays && houseRules?.holidayOn(day, holidays, { t, locale })) ?? null;
            return (
              <DayCell
                key={day}
                {...view}
                {...place}
                limit={limit}
                price={price}
                holiday={holiday?.text ?? null}
                holidayKind={holiday?.kind}
                t={t}
                locale={locale}
              />
            );
          }}
        </CalendarGrid>
        {isLoading && (
          <div role="status" className="calendar-loading">
            <span>
              <Icon of={LoaderCircle} className="animate-spin text-pine" />
              {t('calendar.loading')}
            </span>
          </div>
        )}
      </div>
      <div className="calendar-notes">
        <Legend>{holidays && houseRules && <houseRules.HolidayKey holidays={holidays} />}</Legend>
        <p>
          <Icon of={Info} size={16} className="mt-0.5" />
          {t(rules.unit === 'nights' ? 'calendar.ruleOfNights' : 'calendar.rule', {
            day: formatDay(lastDay, locale),
            count: maxConsecutiveBookings,
          })}
        </p>
        {holidays && houseRules && (
          <houseRules.HolidayNotes holidays={holidays} until={lastShown > lastDay ? lastShown : lastDay} />
        )}
      </div>
    </Card>
  );
};

const kinds = ['taken', 'tooFar', 'selected'] as const;

/** Explains the colours of the calendar. */
const Legend = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('home');
  return (
    <ul aria-label={t('legend.label')} className="legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <span aria-hidden className="swatch" data-kind={kind} />
          {t(`legend.${kind}`)}
        </li>
      ))}
      {children}
    </ul>
  );
};
