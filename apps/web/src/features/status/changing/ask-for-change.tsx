import { isMadeByOffer, isTaken, lastDayOfChange, type Day } from '@hearthstay/stay';
import type { GuestRequestView } from '@hearthstay/contracts';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { ActionButton } from '../action-row';
import type { OwnRequest } from '../use-own-request';

// Loaded when it is opened, because it contains the calendar and the prices.
const ChangeDialog = lazy(() =>
  import('./change-dialog').then(({ ChangeDialog: component }) => ({ default: component })),
);

/** Whether a guest can ask for other days: until the day before the arrival, and not with an open wish to cancel. */
export const canAskForChange = (request: GuestRequestView, today: Day): boolean => {
  const { status, start_date: startDate, end_date: endDate } = request;
  const isConfirmedRequest = status === 'pending' && request.guest_confirmed_at !== null && !isMadeByOffer(request);
  const isLate = lastDayOfChange({ startDate, endDate }, { startDate, endDate }) < today;
  return (isTaken(status) || isConfirmedRequest) && !isLate && !request.cancellation_wish;
};

/** Opens the form by which a guest asks for other days or another number of guests. */
export const AskForChange = ({ onDone, ...own }: OwnRequest & { onDone: () => void }) => {
  const { t } = useTranslation('status');
  const { maxGuests } = useStayConditions().conditions;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const done = () => {
    close();
    onDone();
  };
  return (
    <div>
      <ActionButton
        icon={CalendarClock}
        title={t(maxGuests === undefined ? 'change.open' : 'change.openWithGuests')}
        outcome={t(isTaken(own.request.status) ? 'change.meanwhile' : 'change.meanwhileOfRequest')}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ChangeDialog {...own} onClose={close} onDone={done} />
        </Suspense>
      )}
    </div>
  );
};
