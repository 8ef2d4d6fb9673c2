import { useRef } from 'react';
import { RequestForm } from './request-form/request-form';
import { RequestSent } from './request-form/request-sent';
import { isAboutDays, useRequestForm } from './request-form/use-request-form';
import { BookingSteps } from './selection/booking-steps';
import { BottomBar } from './selection/bottom-bar';
import { NothingChosen } from './selection/nothing-chosen';
import { SelectedDaysCard } from './selection/selected-days-card';
import type { ChosenDays } from './selection/use-chosen-days';

interface RequestColumnProps {
  chosen: ChosenDays;
  onClear: () => void;
}

/**
 * Beside the calendar, or below it: the chosen days and the form that asks for them, or how to begin. What is typed
 * lives here, so that a key draws no calendar anew.
 */
export const RequestColumn = ({ chosen, onClear }: RequestColumnProps) => {
  const { selection, range, violation } = chosen;
  const form = useRequestForm(chosen);
  const formPlace = useRef<HTMLDivElement>(null);
  // Once the form says it, it is said; and days that were asked for may be taken by now because this guest has them.
  const isSettled = form.isSent || (form.refusal !== null && isAboutDays(form.refusal));
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
          violation={isSettled ? null : violation}
          isClearable={!chosen.isAsking}
          onClear={onClear}
        />
      ) : (
        <NothingChosen />
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
          violation={isSettled ? null : violation}
          form={formPlace}
        />
      )}
    </div>
  );
};
