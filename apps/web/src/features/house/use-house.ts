import type { House } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicHouseKey } from '@web/shared/settings/public-house-key';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const houseKey = '/admin/settings/house';

export const housePreviewPath = `${houseKey}/preview`;

/** What the owner has entered about the house. */
export const useSavedHouse = () => useQuery<House>(houseKey);

export const useSaveHouse = () =>
  useMutation<House, House, House>((house) => api.put<House>(houseKey, house), {
    cache: { key: houseKey, populate: (_, saved) => saved, invalidates: [publicSettingsKey, publicHouseKey] },
  });
