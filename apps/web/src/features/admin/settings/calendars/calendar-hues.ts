import type { CalendarColor } from '@hearthstay/contracts';

/** The dot beside a calendar's name. The name says the same, so no hue has to be told from another. */
export const dotLook: Record<CalendarColor, string> = {
  red: 'bg-red-600 dark:bg-red-400',
  orange: 'bg-orange-600 dark:bg-orange-400',
  yellow: 'bg-yellow-600 dark:bg-yellow-400',
  green: 'bg-green-700 dark:bg-green-400',
  teal: 'bg-teal-700 dark:bg-teal-400',
  blue: 'bg-blue-700 dark:bg-blue-400',
  purple: 'bg-purple-700 dark:bg-purple-400',
  pink: 'bg-pink-700 dark:bg-pink-400',
};

export const hues = Object.keys(dotLook) as CalendarColor[];
