import type { SettingsSectionName, SettingsSectionValues } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { legalPagesKey } from '@web/shared/legal/use-legal-pages';
import { publicHouseKey } from '@web/shared/settings/public-house-key';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

/** The key of a section. The paths of its calls begin with it. */
export const sectionKey = (name: SettingsSectionName) => `${adminSettingsKey}/${name}`;

/** The keys of other data that contains what a section says. */
const shownIn: Partial<Record<SettingsSectionName, readonly string[]>> = {
  'stay-rules': [publicSettingsKey, adminSettingsKey],
  prices: [publicSettingsKey, adminSettingsKey],
  holidays: [publicSettingsKey, adminSettingsKey],
  legal: [publicSettingsKey, legalPagesKey],
  privacy: [legalPagesKey],
  house: [publicSettingsKey, publicHouseKey],
};

/** A section of the settings, as it is saved. */
export const useSettingsSection = <Name extends SettingsSectionName>(name: Name) =>
  useQuery<SettingsSectionValues<Name>>(sectionKey(name));

/** Replaces a section. With `isOptimistic`, the values are shown at once, and reverted after a failure. */
export const useSaveSection = <Name extends SettingsSectionName>(name: Name, { isOptimistic = false } = {}) => {
  type Values = SettingsSectionValues<Name>;
  const key = sectionKey(name);
  return useMutation<Values, Values, Values>((values) => api.put<Values>(key, values), {
    cache: {
      key,
      ...(isOptimistic && { optimistic: (_, values) => values }),
      populate: (_, saved) => saved,
      invalidates: shownIn[name],
    },
  });
};
