import type { CalendarColor } from '@hearthstay/contracts';

/** The dot beside a calendar's name. The name says the same, so no hue has to be told from another. */
export const dotLook: Record<CalendarColor, string> = {
  red: 'bg-[light-dark(#b42318,#f08a80)]',
  orange: 'bg-[light-dark(#b54708,#f5a35c)]',
  yellow: 'bg-[light-dark(#8a6a00,#e6c34a)]',
  green: 'bg-[light-dark(#2f7a2f,#86cf86)]',
  teal: 'bg-[light-dark(#0f766e,#5ccfc4)]',
  blue: 'bg-[light-dark(#1d5fa8,#7db5f0)]',
  purple: 'bg-[light-dark(#6b3fa0,#b79be6)]',
  pink: 'bg-[light-dark(#a8327a,#ee92c8)]',
};

export const hues = Object.keys(dotLook) as CalendarColor[];
