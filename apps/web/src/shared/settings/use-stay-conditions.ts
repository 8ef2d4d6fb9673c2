import type { StayConditions } from '@hearthstay/contracts';
import { createContext, use } from 'react';
import useSWR from 'swr';
import { usePublicSettings } from './use-public-settings';

/** For guests who have passed the gate. */
export const stayConditionsKey = '/bookings/stay-conditions';

/** The key of the conditions on a site with a password, whose public settings do not contain them. */
export const StayConditionsKey = createContext(stayConditionsKey);

const unknown: StayConditions = {};

/**
 * The rules, the number of guests and the prices of stays. Only for the panel and for pages past the gate: on a site
 * with a password they are a call of their own.
 */
export const useStayConditions = (): { conditions: StayConditions; isLoading: boolean } => {
  const { settings } = usePublicSettings();
  const key = use(StayConditionsKey);
  const { data, error } = useSWR<StayConditions, unknown>(settings.passwordRequired ? key : null);
  if (!settings.passwordRequired) return { conditions: settings, isLoading: false };
  return { conditions: data ?? unknown, isLoading: data === undefined && error === undefined };
};
