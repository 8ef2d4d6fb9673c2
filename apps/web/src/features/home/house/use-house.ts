import type { HouseView, PageContent } from '@hearthstay/contracts';
import useSWR from 'swr';
import { requireTexts } from '@web/shared/i18n/language';
import { lateFile } from '@web/shared/late-file';
import { publicHouseKey } from '@web/shared/settings/public-house-key';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import type * as houseParts from './house-parts';

const isInBrowser = typeof window !== 'undefined';

const file = lateFile(async () => {
  // The server has loaded the texts of all pages at its start.
  const [parts] = await Promise.all([import('./house-parts'), isInBrowser && requireTexts(['house'])]);
  return parts;
});

/** Loads what shows the house before the page is rendered or hydrated, if the page contains anything about it. */
export const preloadHouse = async ({ house }: Pick<PageContent, 'house'>) => {
  if (house) await file.preload();
};

interface ToldHouse {
  house: HouseView;
  parts: typeof houseParts;
}

/**
 * What the owner tells about the house, and the components that show it; `null` if nothing, and until it is loaded.
 * `hasCover` is true before, so that nothing moves when the first photo comes.
 */
export const useHouse = (): { told: ToldHouse | null; hasCover: boolean } => {
  const { settings } = usePublicSettings();
  const { data: house, error } = useSWR<HouseView, unknown>(settings.house ? publicHouseKey : null);
  const parts = file.useFile(house !== undefined);
  const isExpected = settings.photos === true && !error;
  return { told: house && parts ? { house, parts } : null, hasCover: house ? Boolean(house.photos) : isExpected };
};
