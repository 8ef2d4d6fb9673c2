import type { CSSProperties } from 'react';
import { hueOf } from '@web/panel/calendar-hues';
import { stateOf, type Holder } from './holders';

/**
 * What gives a bar its look and the mark before it, which tells the state without colour: an icon; for a calendar its
 * first letter, in a hue of its own.
 */
export const lookOf = (holder: Holder) => {
  const state = stateOf(holder);
  const { color, label } = holder.entry;
  return {
    'data-look': state,
    'data-letter': state === 'calendar' ? Array.from(label.trim())[0]?.toUpperCase() : undefined,
    style: color && ({ '--hue': hueOf[color] } as CSSProperties),
  };
};
