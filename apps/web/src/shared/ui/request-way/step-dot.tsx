import { Check, X } from 'lucide-react';
import { Icon } from '../icon';
import type { StepState } from './steps-of';

const looks: Record<StepState, string> = {
  done: 'border-pine bg-pine text-on-pine',
  hosts: 'border-amber text-amber',
  guest: 'border-pine text-pine',
  toCome: 'border-edge',
  ended: 'border-declined bg-declined text-surface',
};

/** The dot of a step: a check, a cross, a ring with a dot for what is under way, or an empty ring. */
export const StepDot = ({ state }: { state: StepState }) => (
  <span className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${looks[state]}`}>
    {state === 'done' && <Icon of={Check} size={14} />}
    {state === 'ended' && <Icon of={X} size={14} />}
    {(state === 'hosts' || state === 'guest') && <span className="size-2 rounded-full bg-current" />}
  </span>
);
