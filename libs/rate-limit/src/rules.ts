export interface RateLimitRule {
  /** Tells the counts of one limit from those of another. */
  name: string;
  /** How many uses are allowed from the first one on, for `withinSeconds`. */
  uses: number;
  withinSeconds: number;
}

const minutes = 60;

/** The limits that guard mailboxes and passwords (behaviour: Who may call what). */
export const bookingRequestRule: RateLimitRule = { name: 'booking-requests', uses: 5, withinSeconds: 15 * minutes };
export const accessLinkRule: RateLimitRule = { name: 'access-links', uses: 5, withinSeconds: 15 * minutes };
export const passwordRule: RateLimitRule = { name: 'passwords', uses: 10, withinSeconds: 5 * minutes };
