import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '@web/shared/settings/use-public-settings';
import { Calendar } from './calendar/calendar';
import { BookingSteps, NothingChosen } from './how-to-begin';
import { useChosenDays } from './selection/use-chosen-days';
import { expectRequestColumn, useRequestColumn } from './use-request-column';

/** Where guests choose their days and ask for them. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const propertyName = usePropertyName();
  const chosen = useChosenDays();
  const column = useRequestColumn(chosen.range !== null);
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
      <div
        // Whoever touches or points at something here may choose days next.
        onPointerOver={expectRequestColumn}
        onFocus={expectRequestColumn}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8"
      >
        <div ref={calendar}>
          <Calendar key={chosen.first} {...chosen} onChoose={chosen.choose} onClear={clear} />
        </div>
        {/* Beside the calendar, or below it. */}
        <div className="grid gap-4 lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-22">
          {column ? (
            <column.RequestColumn chosen={chosen} onClear={clear} />
          ) : (
            <>
              <NothingChosen />
              <BookingSteps />
            </>
          )}
        </div>
      </div>
      {/* On the page before there is anything to say, or screen readers would miss it. */}
      <p aria-live="polite" className="sr-only">
        {column && <column.SelectionAnnouncement selection={chosen.selection} wasCleared={chosen.wasCleared} />}
      </p>
    </>
  );
};
