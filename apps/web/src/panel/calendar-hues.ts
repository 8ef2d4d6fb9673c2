import type { CalendarColor } from '@hearthstay/contracts';

/** The colour of each hue. A name or a letter is shown beside it, so that nothing depends on telling colours apart. */
export const hueOf: Record<CalendarColor, string> = {
  red: 'light-dark(#b42318, #f08a80)',
  orange: 'light-dark(#b54708, #f5a35c)',
  yellow: 'light-dark(#8a6a00, #e6c34a)',
  green: 'light-dark(#2f7a2f, #86cf86)',
  teal: 'light-dark(#0f766e, #5ccfc4)',
  blue: 'light-dark(#1d5fa8, #7db5f0)',
  purple: 'light-dark(#6b3fa0, #b79be6)',
  pink: 'light-dark(#a8327a, #ee92c8)',
};

export const hues = Object.keys(hueOf) as CalendarColor[];
