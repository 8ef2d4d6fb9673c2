/** The hour of the day at the property at which what has ended is removed: few guests and owners are about. */
export const nightlyHour = 3;
