import type { Prices } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const pricesKey = '/admin/settings/prices';

/** The owner's prices. */
export const usePrices = () => useQuery<Prices>(pricesKey);

/** Saves all prices. */
export const useSavePrices = () =>
  useMutation<Prices, Prices, Prices>((prices) => api.put<Prices>(pricesKey, prices), {
    cache: { key: pricesKey, populate: (_, saved) => saved, invalidates: [publicSettingsKey, adminSettingsKey] },
  });
