import type { RangeViolation, StayRange } from '@hearthstay/stay';
import { CalendarRange, CircleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StayDates } from '@web/shared/booking/stay-dates';
import { useStayLength, useStayUnit } from '@web/shared/settings/use-stay-unit';
import { TextButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Note } from '@web/shared/ui/note';
import type { DateSelection } from './date-selection';
import { needsLastDay, RangeViolationText } from './range-violation-text';

interface SelectedDaysCardProps {
  selection: DateSelection;
  range: StayRange;
  /** The rule that the days break, shown before anybody fills in the form. */
  violation: RangeViolation | null;
  isClearable: boolean;
  onClear: () => void;
}

/** Shows the days chosen so far. */
export const SelectedDaysCard = ({ selection, range, violation, isClearable, onClear }: SelectedDaysCardProps) => {
  const { t } = useTranslation('home');
  const unit = useStayUnit();
  const lengthOf = useStayLength();
  const hasLastDay = selection.kind === 'range';
  const isBegun = !hasLastDay && needsLastDay(violation);
  return (
    <Card className="px-4 pt-5 pb-4 xs:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-section font-semibold">{t('selected.title')}</h2>
        <TextButton icon={X} disabled={!isClearable} onClick={onClear}>
          {t('selected.clear')}
        </TextButton>
      </div>
      <div className="mt-4">
        <StayDates start={range.start} end={hasLastDay ? range.end : null} />
      </div>
      <p className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">{lengthOf(range)}</span>
        {hasLastDay && unit === 'days' && (
          <span className="hidden text-note text-ink-2 xs:block">{t('selected.bothCount')}</span>
        )}
      </p>
      {!hasLastDay && (
        <Note icon={CalendarRange} tone="action" className="mt-4 items-center">
          {isBegun ? <RangeViolationText violation={violation} /> : t('selected.hint')}
        </Note>
      )}
      <div aria-live="polite">
        {violation && !isBegun && (
          <Note icon={CircleAlert} className="mt-4">
            <RangeViolationText violation={violation} />
          </Note>
        )}
      </div>
    </Card>
  );
};
