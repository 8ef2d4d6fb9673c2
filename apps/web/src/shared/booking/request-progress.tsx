import type { RequestStatus } from '@hearthstay/contracts';
import type { Creation } from '@hearthstay/stay';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

const spokenStates = { done: 'done', hosts: 'current', guest: 'current', toCome: 'toCome', ended: 'ended' } as const;

const wordColour = (state: StepState) =>
  state === 'toCome' ? 'text-ink-2 font-medium' : state === 'ended' ? 'text-declined' : '';

/** The progress of a request in two or three steps, for its status page and its confirmation page. */
export const RequestProgress = (request: RequestState) => {
  const { t } = useTranslation();
  const steps = stepsOf(request);
  return (
    <ol aria-label={t('progress.label')} className="flex flex-wrap gap-y-2 text-note font-semibold">
      {steps.map(({ name, state }, index) => {
        const next = steps[index + 1];
        return (
          <li
            key={name}
            aria-current={spokenStates[state] === 'current' ? 'step' : undefined}
            className={next && 'flex-1'}
          >
            <span className="flex items-center">
              <StepDot state={state} />
              {next && (
                <span
                  className={classNames(
                    'h-0.5 flex-1',
                    state === 'done' && next.state !== 'toCome' && next.state !== 'ended' ? 'bg-pine' : 'bg-line',
                  )}
                />
              )}
            </span>
            <span className={classNames('mt-2 block whitespace-nowrap', next && 'pr-3', wordColour(state))}>
              {t(`progress.${name}`)}
              <span className="sr-only">, {t(`progress.${spokenStates[state]}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const looks: Record<StepState, string> = {
  done: 'border-pine bg-pine text-on-pine',
  hosts: 'border-amber text-amber',
  guest: 'border-pine text-pine',
  toCome: 'border-edge',
  ended: 'border-declined bg-declined text-surface',
};

/** The sign of a step: a check, a cross, a ring with a dot for the current step, or an empty ring. */
const StepDot = ({ state }: { state: StepState }) => (
  <span className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${looks[state]}`}>
    {state === 'done' && <Icon of={Check} size={14} />}
    {state === 'ended' && <Icon of={X} size={14} />}
    {(state === 'hosts' || state === 'guest') && <span className="size-2 rounded-full bg-current" />}
  </span>
);

type StepName = Creation | 'underReview' | 'approved' | 'yourConfirmation' | 'confirmed' | 'declined' | 'cancelled';

/** `hosts` and `guest`: the step is the current one and waits for them. */
type StepState = 'done' | 'hosts' | 'guest' | 'toCome' | 'ended';

interface Step {
  name: StepName;
  state: StepState;
}

const step = (name: StepName, state: StepState): Step => ({ name, state });

interface RequestState {
  status: RequestStatus;
  /** Whether the guest has opened the confirm link of the request. */
  isGuestConfirmed: boolean;
  /** One that the owner has offered or entered was not approved by anybody. */
  creation: Creation;
}

/**
 * The progress of a request. The name of the current step is never that of its result, so that a guest does not think
 * that it is done.
 */
export const stepsOf = ({ status, isGuestConfirmed, creation }: RequestState): Step[] => {
  const first = step(creation, 'done');
  const untilApproved = creation === 'requested' ? [first, step('approved', 'done')] : [first];
  switch (status) {
    case 'pending':
      return isGuestConfirmed
        ? [first, step('underReview', 'hosts'), step('confirmed', 'toCome')]
        : [step('yourConfirmation', 'guest'), step('underReview', 'toCome'), step('confirmed', 'toCome')];
    case 'approved':
      return [...untilApproved, step('yourConfirmation', 'guest')];
    case 'confirmed':
      return [...untilApproved, step('confirmed', 'done')];
    case 'declined':
      return [first, step('declined', 'ended')];
    // Not every cancelled one was approved: its guest may have withdrawn it before.
    case 'cancelled':
      return [first, step('cancelled', 'ended')];
  }
};
