import { checkRange } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Note } from '@web/shared/ui/note';
import { BookingSteps, NothingChosen } from './how-to-begin';
import { RequestForm } from './request-form/request-form';
import { RequestSent } from './request-form/request-sent';
import { isAboutDays, useRequestForm } from './request-form/use-request-form';
import { BottomBar } from './selection/bottom-bar';
import { SelectedDaysCard } from './selection/selected-days-card';
import { UnavailableDaysText } from './selection/unavailable-days-text';
import type { ChosenDays } from './selection/use-chosen-days';

export { SelectionAnnouncement } from './selection/selection-announcement';

/** Loaded only in a house that asks for the number of guests or has prices. */
const GuestsAndPriceCard = lazy(async () => ({
  default: (await import('./guests-and-price/guests-and-price-card')).GuestsAndPriceCard,
}));

export interface RequestColumnProps {
  chosen: ChosenDays;
  onClear: () => void;
}

/**
 * The chosen days and the form that asks for them, or how to begin. It holds what is typed, so that a key does not
 * render the calendar again.
 */
export const RequestColumn = ({ chosen, onClear }: RequestColumnProps) => {
  const { selection, range, unavailable } = chosen;
  const violation = range && checkRange(range, chosen.rules);
  const form = useRequestForm(chosen, violation);
  const formPlace = useRef<HTMLDivElement>(null);
  // The form already names the broken rule, or the days were requested and may be occupied by this very request.
  const isExplained = form.isSent || (form.refusal !== null && isAboutDays(form.refusal));
  const startAgain = () => {
    form.forgetSent();
    // Other days may have been chosen meanwhile.
    if (form.isSent) onClear();
  };
  return (
    <>
      {unavailable && (
        <Note icon={CircleAlert} tone="warning">
          <UnavailableDaysText days={unavailable} />
        </Note>
      )}
      {range ? (
        <SelectedDaysCard
          selection={selection}
          range={range}
          violation={isExplained ? null : violation}
          isClearable={!chosen.isLocked}
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
      {form.sent && (
        <RequestSent key={form.sent.key} email={form.sent.email} onAnother={startAgain} onClose={startAgain} />
      )}
      {!form.isSent && (range || form.guest.isBegun) && (
        <div ref={formPlace} tabIndex={-1}>
          <RequestForm form={form} />
        </div>
      )}
      {!form.sent && !range && !form.guest.isBegun && <BookingSteps />}
      {range && !form.isSent && (
        <BottomBar
          range={range}
          isComplete={selection.kind === 'range'}
          violation={isExplained ? null : violation}
          form={formPlace}
        />
      )}
    </>
  );
};
