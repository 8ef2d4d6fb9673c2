import type { RequestStatus } from '@hearthstay/contracts';

export type StepName =
  'requested' | 'underReview' | 'approved' | 'yourConfirmation' | 'confirmed' | 'declined' | 'cancelled';

/** `hosts` and `guest`: the step is under way, and who is to act. */
export type StepState = 'done' | 'hosts' | 'guest' | 'toCome' | 'ended';

export interface Step {
  name: StepName;
  state: StepState;
}

const step = (name: StepName, state: StepState): Step => ({ name, state });

export interface WayOfRequest {
  status: RequestStatus;
  /** Whether the guest has opened the confirm link of the request. */
  isGuestConfirmed: boolean;
}

/**
 * How far a request has come. A step under way never bears the name of its result: a guest must not take it for done.
 */
export const stepsOf = ({ status, isGuestConfirmed }: WayOfRequest): Step[] => {
  switch (status) {
    case 'pending':
      return isGuestConfirmed
        ? [step('requested', 'done'), step('underReview', 'hosts'), step('confirmed', 'toCome')]
        : [step('yourConfirmation', 'guest'), step('underReview', 'toCome'), step('confirmed', 'toCome')];
    case 'approved':
      return [step('requested', 'done'), step('approved', 'done'), step('yourConfirmation', 'guest')];
    case 'confirmed':
      return [step('requested', 'done'), step('approved', 'done'), step('confirmed', 'done')];
    case 'declined':
      return [step('requested', 'done'), step('declined', 'ended')];
    case 'cancelled':
      return [step('requested', 'done'), step('approved', 'done'), step('cancelled', 'ended')];
  }
};
