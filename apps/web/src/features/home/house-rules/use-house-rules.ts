import type { StayConditions } from '@hearthstay/contracts';
import { lateFile } from '@web/shared/late-file';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import type * as houseRules from './house-rules';

/** By what the calendar follows the owner's limits of stays, shows prices and marks holidays. */
export type HouseRules = typeof houseRules;

const file = lateFile(() => import('./house-rules'));

const hasRules = ({ stayRules, prices, holidays }: StayConditions) =>
  Boolean(stayRules ?? holidays ?? prices?.showInCalendar);

/** Loads them before the page is rendered or hydrated, if the house has any. */
export const preloadHouseRules = async (conditions: StayConditions) => {
  if (hasRules(conditions)) await file.preload();
};

/** `rules` is `undefined` in a house without limits and prices, and until it is loaded. */
export const useHouseRules = (): { rules: HouseRules | undefined; isLoading: boolean } => {
  const { conditions, isLoading } = useStayConditions();
  const isNeeded = hasRules(conditions);
  const rules = file.useFile(isNeeded);
  return { rules, isLoading: isLoading || (isNeeded && !rules) };
};
