import { createHash } from 'node:crypto';
import type { CountedBy, RateLimitRule } from '../limit-definition';

/** The network address of the caller, the e-mail address and the id of the request, as far as there is one. */
export interface Counted {
  caller?: string;
  email?: string;
  request?: string;
}

/** Counts the uses of one rule by one caller, by one e-mail address or by all. */
export interface Counter {
  key: string;
  rule: RateLimitRule;
}

/** The address of a person who has no account must not be stored in plain text. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');

const keyOf = (by: CountedBy, { caller, email, request }: Counted): string | undefined => {
  if (by === 'house') return by;
  if (by === 'caller') return caller && `caller ${caller}`;
  if (by === 'request') return request && `request ${request}`;
  return email && `email ${hashOf(email)}`;
};

/** The counters of a use. Those by caller come first, so a blocked caller does not use up the limits of others. */
export const countersOf = (rules: readonly RateLimitRule[], counted: Counted): Counter[] =>
  (['caller', 'email', 'request', 'house'] as const).flatMap((by) => {
    const key = keyOf(by, counted);
    if (key === undefined) return [];
    return rules.filter((rule) => rule.by.includes(by)).map((rule) => ({ key: `${rule.name}:${key}`, rule }));
  });
