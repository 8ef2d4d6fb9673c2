import type { StayRules } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const stayRulesKey = '/admin/settings/stay-rules';

/** The rules of stays, as saved by the owner. */
export const useStayRules = () => useQuery<StayRules>(stayRulesKey);

/** Saves all rules. The choice is shown at once, and reverted after a failure. */
export const useSaveStayRules = () =>
  useMutation<StayRules, StayRules, StayRules>((rules) => api.put<StayRules>(stayRulesKey, rules), {
    cache: {
      key: stayRulesKey,
      optimistic: (_, rules) => rules,
      populate: (_, saved) => saved,
      invalidates: [publicSettingsKey, adminSettingsKey],
    },
  });
