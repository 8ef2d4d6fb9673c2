import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '@web/shared/settings/use-public-settings';
import { classNames } from '@web/shared/ui/class-names';
import { Calendar } from './calendar/calendar';
import { BookingSteps, NothingChosen } from './how-to-begin';
import { useChosenDays } from './selection/use-chosen-days';
import { useHouse } from './house/use-house';
import { expectRequestColumn, useRequestColumn } from './use-request-column';
import './home.css';

const columnsLook = (isHouseFirst: boolean, hasCover: boolean): string =>
  classNames('home-columns', isHouseFirst && 'house-first', hasCover && 'has-cover');

/** The page on which guests choose days and request them. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const propertyName = usePropertyName();
  const chosen = useChosenDays();
  const isChosen = Boolean(chosen.range ?? chosen.unavailable);
  const column = useRequestColumn(isChosen);
  const { told, hasCover } = useHouse();
  const calendar = useRef<HTMLDivElement>(null);

  const clear = () => {
    chosen.clear();
    // The pressed button disappears with the selection, so the focus moves to the calendar.
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="hero">
        <h1>{propertyName}</h1>
        <p className="hero-prompt">{t('prompt')}</p>
        <p className="mt-1 short:sr-only">{t('promptDetail')}</p>
      </div>
      <div
        // A visitor who points at or focuses something here may choose days next.
        onPointerOver={expectRequestColumn}
        onFocus={expectRequestColumn}
        className={columnsLook(told !== null && !isChosen, hasCover)}
      >
        {hasCover &&
          (told?.house.photos ? <told.parts.Cover photos={told.house.photos} /> : <div className="house-cover" />)}
        <div ref={calendar}>
          <Calendar key={chosen.first} {...chosen} onChoose={chosen.choose} onClear={clear} />
        </div>
        <div className="request-column">
          {column ? (
            <column.RequestColumn chosen={chosen} onClear={clear} />
          ) : (
            <>
              <NothingChosen />
              <BookingSteps />
            </>
          )}
        </div>
        {told && <told.parts.HouseSection house={told.house} />}
      </div>
      {/* Screen readers announce changes only in a live region that was on the page before. */}
      <p aria-live="polite" className="sr-only">
        {column && <column.SelectionAnnouncement {...chosen} />}
      </p>
    </>
  );
};
