import { Check, CheckCheck, Clock, Lock, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hueOf } from '@web/features/admin/settings/calendars/calendar-hues';
import { Icon } from '@web/shared/ui/icon';
import { stateOf, type Holder, type HolderState } from './holders';

const icons: Record<Exclude<HolderState, 'calendar'>, LucideIcon> = {
  pending: Clock,
  approved: Check,
  confirmed: CheckCheck,
  blocked: Lock,
};

/** What gives a bar its look; a calendar has a hue of its own. */
export const lookOf = (holder: Holder) => ({
  'data-look': stateOf(holder),
  style: holder.entry.color && ({ '--hue': hueOf[holder.entry.color] } as CSSProperties),
});

/** Tells the state of a holder without colour: an icon, or the first letter of a calendar. */
export const HolderMark = ({ holder }: { holder: Holder }) => {
  const state = stateOf(holder);
  if (state !== 'calendar') return <Icon of={icons[state]} size={12} />;
  return (
    <span aria-hidden className="owner-letter">
      {Array.from(holder.entry.label.trim())[0]?.toUpperCase()}
    </span>
  );
};
