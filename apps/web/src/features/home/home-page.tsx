import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '../../shared/settings/use-property-name';
import { Calendar } from './calendar/calendar';
import { RequestColumn } from './request-column';
import { SelectionAnnouncement } from './selection/announcement';
import { useChosenDays } from './selection/use-chosen-days';

/** Where guests choose their days and ask for them (specification, section 2, "Home"). */
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
      <div className="px-2 pt-8 pb-6 md:px-0 md:pt-14 md:pb-10">
        <h1 className="title-hero wrap-break-word">{propertyName}</h1>
        <p className="mt-2 text-section font-medium md:text-question">{t('prompt')}</p>
        <p className="mt-1">{t('promptDetail')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
        <div ref={calendar}>
          <Calendar {...chosen} onChoose={chosen.choose} onClear={clear} />
        </div>
        <RequestColumn chosen={chosen} onClear={clear} />
      </div>
      <SelectionAnnouncement selection={chosen.selection} wasCleared={chosen.wasCleared} />
    </>
  );
};
