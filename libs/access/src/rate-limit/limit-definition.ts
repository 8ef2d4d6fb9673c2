/** The scope of a counter: all uses by a caller, for an e-mail address, for a booking request, or of the site. */
export type CountedBy = 'caller' | 'email' | 'request' | 'house';

export interface RateLimitRule {
  /** Separates the counts of one rule from those of another. Rules of the same name share their counts. */
  name: string;
  by: readonly CountedBy[];
  /** The number of uses allowed within `withinSeconds`; the period begins with the first use. */
  uses: number;
  withinSeconds: number;
  /**
   * The code under which `ReachedLimits` lists the rule after its last allowed use; without it the rule is not listed.
   */
  notice?: string;
}

/** A limit: all of its rules have to allow a use. */
export interface LimitDefinition {
  /** Unique within one service. */
  name: string;
  rules: readonly RateLimitRule[];
}
