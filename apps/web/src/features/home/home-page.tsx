import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '@web/shared/settings/use-public-settings';
import { Calendar } from './calendar/calendar';
import { RequestForm } from './request-form/request-form';
import { RequestSent } from './request-form/request-sent';
import { isAboutDays, useRequestForm } from './request-form/use-request-form';
import { BottomBar } from './selection/bottom-bar';
import { BookingSteps, NothingChosen, SelectedDaysCard, SelectionAnnouncement } from './selection/selected-days-card';
import { useChosenDays, type ChosenDays } from './selection/use-chosen-days';

/** Loaded only in a house that asks who stays or says what that costs. */
const GuestsAndPriceCard = lazy(async () => ({
  default: (await import('./guests-and-price/guests-and-price-card')).GuestsAndPriceCard,
}));

/** Where guests choose their days and ask for them. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const propertyName = usePropertyName();
  const chosen = useChosenDays();
  const calendar = useRef<HTMLDivElement>(null);

  const clear = () => {
    chosen.clear();
    // What was pressed is gone with the selection; the keyboard goes on where days are chosen.
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* One line on a phone on its side, so that the calendar has the height. */}
      <div className="px-2 pt-8 pb-6 md:px-0 md:pt-14 md:pb-10 short:flex short:items-baseline short:gap-4 short:py-2">
        <h1 className="title-hero wrap-break-word short:text-section">{propertyName}</h1>
        <p className="mt-2 text-section font-medium md:text-question short:mt-0 short:text-body">{t('prompt')}</p>
        <p className="mt-1 short:sr-only">{t('promptDetail')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
        <div ref={calendar}>
          <Calendar key={chosen.first} {...chosen} onChoose={chosen.choose} onClear={clear} />
        </div>
        <RequestColumn chosen={chosen} onClear={clear} />
      </div>
      <SelectionAnnouncement selection={chosen.selection} wasCleared={chosen.wasCleared} />
    </>
  );
};

interface RequestColumnProps {
  chosen: ChosenDays;
  onClear: () => void;
}

/**
 * Beside the calendar, or below it: the chosen days and the form that asks for them, or how to begin. What is typed
 * lives here, so that a key draws no calendar anew.
 */
const RequestColumn = ({ chosen, onClear }: RequestColumnProps) => {
  const { selection, range, violation } = chosen;
  const form = useRequestForm(chosen);
  const formPlace = useRef<HTMLDivElement>(null);
  // Once the form says it, it is said; and days that were asked for may be taken by now because this guest has them.
  const isExplained = form.isSent || (form.refusal !== null && isAboutDays(form.refusal));
  const startAgain = () => {
    form.forgetSent();
    // Other days may have been chosen meanwhile.
    if (form.isSent) onClear();
  };
  return (
    <div className="grid gap-4 lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-22">
      {range ? (
        <SelectedDaysCard
          selection={selection}
          range={range}
          violation={isExplained ? null : violation}
          isClearable={!chosen.isAsking}
          onClear={onClear}
        />
      ) : (
        <NothingChosen />
      )}
      {range && !form.isSent && (form.stay.guests || form.stay.quote) && (
        <Suspense>
          <GuestsAndPriceCard stay={form.stay} isPending={form.isPending} />
        </Suspense>
      )}
      {form.sentTo !== null && <RequestSent email={form.sentTo} onAnother={startAgain} onClose={startAgain} />}
      {!form.isSent && (range || form.isBegun) && (
        <div ref={formPlace} tabIndex={-1}>
          <RequestForm form={form} />
        </div>
      )}
      {form.sentTo === null && !range && !form.isBegun && <BookingSteps />}
      {range && !form.isSent && (
        <BottomBar
          range={range}
          isComplete={selection.kind === 'range'}
          violation={isExplained ? null : violation}
          form={formPlace}
        />
      )}
    </div>
  );
};
