/** The states of a stay in its guest's calendar, in their order. */
const calendarStates = ['toBeConfirmed', 'confirmed', 'cancelled'] as const;

export type CalendarState = (typeof calendarStates)[number];

/**
 * The `SEQUENCE` of a stay in its guest's calendar, where each state replaces the previous one (RFC 5546). A move
 * begins with the first state again, so each revision has sequences of its own.
 *
 * @param revision how often the stay was moved
 */
export const calendarSequence = (state: CalendarState, revision = 0): number =>
  calendarStates.indexOf(state) + revision * calendarStates.length;
