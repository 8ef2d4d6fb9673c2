import {
  readOutDay,
  readOutRange,
  stayLength,
  type DateSelection,
  type RangeViolation,
  type StayRange,
} from '@hearthstay/stay';
import { CalendarRange, CircleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StayDates } from '@web/shared/booking/stay-dates';
import { useLocale } from '@web/shared/i18n/language';
import { useStayLength, useStayUnit } from '@web/shared/settings/use-stay-unit';
import { TextButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { Note } from '@web/shared/ui/note';
import { needsLastDay, RangeViolationText } from './range-violation-text';

interface SelectedDaysCardProps {
  selection: DateSelection;
  range: StayRange;
  /** Why these days cannot be asked for, so that nobody fills in the form first. */
  violation: RangeViolation | null;
  isClearable: boolean;
  onClear: () => void;
}

/** The days chosen so far, in words. */
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

/** What stands where the chosen days will: where to begin. */
export const NothingChosen = () => {
  const { t } = useTranslation('home');
  return (
    <Card isTinted className="flex items-center gap-4 px-6 py-5">
      <Icon of={CalendarRange} size={24} className="text-pine" />
      <div>
        <p className="font-semibold">{t('nothingChosen.title')}</p>
        <p className="text-note text-ink-2">{t('nothingChosen.text')}</p>
      </div>
    </Card>
  );
};

const steps = ['choose', 'send', 'confirm'] as const;

/** How booking works, for those who have not begun. */
export const BookingSteps = () => {
  const { t } = useTranslation('home');
  return (
    <Card className="p-6">
      <h2 className="title-card">{t('steps.title')}</h2>
      <ol className="mt-4.5 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-pine-mid text-label font-semibold text-pine-deep"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-0.5 text-note text-ink-2">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};

/** Tells screen readers what is chosen now. `wasCleared` keeps it silent until something was chosen at all. */
export const SelectionAnnouncement = ({ selection, wasCleared }: { selection: DateSelection; wasCleared: boolean }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const unit = useStayUnit();
  const sentence = () => {
    switch (selection.kind) {
      case 'none':
        return wasCleared ? t('announced.cleared') : '';
      case 'first-day':
        return t('announced.firstDay', { day: readOutDay(selection.start, locale) });
      case 'range':
        return t(unit === 'nights' ? 'announced.nights' : 'announced.range', {
          range: readOutRange(selection, locale),
          count: stayLength(selection, unit),
        });
    }
  };
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  );
};
