import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '../../shared/settings/use-property-name';
import { Calendar } from './calendar/calendar';
import { RequestForm } from './request-form/request-form';
import { RequestSent } from './request-form/request-sent';
import { useRequestForm } from './request-form/use-request-form';
import { useViolationText } from './request-form/use-violation-text';
import { SelectionAnnouncement } from './selection/announcement';
import { BookingSteps } from './selection/booking-steps';
import { BottomBar } from './selection/bottom-bar';
import { NothingChosen } from './selection/nothing-chosen';
import { SelectedDaysCard } from './selection/selected-days-card';
import { useChosenDays } from './selection/use-chosen-days';

/** Where guests choose their days and ask for them (specification, section 2, "Home"). */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const propertyName = usePropertyName();
  const violationText = useViolationText();
  const chosen = useChosenDays();
  const form = useRequestForm(chosen);
  const calendar = useRef<HTMLDivElement>(null);
  const formPlace = useRef<HTMLDivElement>(null);
  const { range, violation } = chosen;

  const startAnew = () => {
    if (form.sentTo !== null) form.reset();
    form.forgetRefusal();
  };
  const choose: typeof chosen.choose = (day) => {
    startAnew();
    chosen.choose(day);
  };
  const clear = () => {
    startAnew();
    chosen.clear();
    // What was pressed is gone with the selection; the keyboard goes on where days are chosen.
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="px-2 pt-8 pb-6 md:px-0 md:pt-14 md:pb-10">
        <h1 className="title-hero wrap-break-word">{propertyName}</h1>
        <p className="mt-2 text-section font-medium md:text-question">{t('prompt')}</p>
        <p className="mt-1">{t('promptDetail')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
        <div ref={calendar}>
          <Calendar {...chosen} onChoose={choose} onClear={clear} />
        </div>
        <div className="grid gap-4 lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-22">
          {range ? (
            <SelectedDaysCard
              selection={chosen.selection}
              range={range}
              violation={violation && violationText(violation)}
              onClear={clear}
            />
          ) : (
            <NothingChosen />
          )}
          {range || form.isBegun ? (
            <div ref={formPlace} tabIndex={-1}>
              {form.sentTo === null ? (
                <RequestForm form={form} />
              ) : (
                <RequestSent email={form.sentTo} onAnother={clear} onClose={clear} />
              )}
            </div>
          ) : (
            <BookingSteps />
          )}
          {range && <BottomBar range={range} form={formPlace} />}
        </div>
      </div>
      <SelectionAnnouncement selection={chosen.selection} wasCleared={chosen.wasCleared} />
    </>
  );
};
