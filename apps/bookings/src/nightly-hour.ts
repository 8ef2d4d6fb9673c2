/** The hour at the property at which expired data are removed, when few guests and owners use the site. */
export const nightlyHour = 3;
