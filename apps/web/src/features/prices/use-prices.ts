import type { Prices } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const pricesKey = '/admin/settings/prices';

/** The owner's prices. */
export const usePrices = () => useQuery<Prices>(pricesKey);

/** Saves all prices. */
export const useSavePrices = () =>
  useAction<Prices, Prices, Prices>((prices) => api.put<Prices>(pricesKey, prices), {
    changes: { path: pricesKey, answered: (_, saved) => saved, also: [publicSettingsKey, adminSettingsKey] },
  });
