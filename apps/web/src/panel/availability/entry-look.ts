import type { AvailabilityEntry } from '@hearthstay/contracts';
import { stateOfEntry } from '@hearthstay/stay';
import type { CSSProperties } from 'react';
import { hueOf } from '@web/panel/calendar-hues';
import './owner-bar.css';

/**
 * The style of an entry's bar and the sign before its label, which shows the state without colour: an icon, or for a
 * calendar its first letter, in a hue of its own.
 */
export const lookOfEntry = (entry: AvailabilityEntry) => {
  const state = stateOfEntry(entry);
  const { color, label } = entry;
  return {
    'data-look': state,
    'data-letter': state === 'calendar' ? Array.from(label.trim())[0]?.toUpperCase() : undefined,
    style: color && ({ '--hue': hueOf[color] } as CSSProperties),
  };
};
