import type { SettingsView } from '@hearthstay/contracts';
import { lateFile } from '@web/shared/late-file';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import type * as houseRules from './house-rules';

/** How the calendar follows the owner's limits of stays and shows prices. */
export type HouseRules = typeof houseRules;

const file = lateFile(() => import('./house-rules'));

const hasRules = ({ stayRules, prices }: SettingsView) => Boolean(stayRules ?? prices?.showInCalendar);

/** Loads them before the page is rendered or hydrated, if the house has any. */
export const preloadHouseRules = async (settings: SettingsView) => {
  if (hasRules(settings)) await file.preload();
};

/** `rules` only for a house that has any. */
export const useHouseRules = (): { rules: HouseRules | undefined; isLoading: boolean } => {
  const isNeeded = hasRules(usePublicSettings().settings);
  const rules = file.useFile(isNeeded);
  return { rules, isLoading: isNeeded && !rules };
};
