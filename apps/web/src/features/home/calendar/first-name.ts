import type { DayView } from './day-view';

/** The first name of the guest who has the day; `undefined` when nobody has it or names are hidden (specification, section 2). */
export const firstNameOf = ({ holder }: DayView): string | undefined => holder?.guestName?.trim().split(/\s+/u, 1)[0];
