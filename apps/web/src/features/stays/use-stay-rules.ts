import type { StayRules } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const stayRulesKey = '/admin/settings/stay-rules';

/** The owner's rules of stays. */
export const useStayRules = () => useQuery<StayRules>(stayRulesKey);

/** Saves all the rules. What was chosen is shown at once, and goes back on failure. */
export const useSaveStayRules = () =>
  useMutation<StayRules, StayRules, StayRules>((rules) => api.put<StayRules>(stayRulesKey, rules), {
    cache: {
      key: stayRulesKey,
      optimistic: (_, rules) => rules,
      populate: (_, saved) => saved,
      invalidates: [publicSettingsKey, adminSettingsKey],
    },
  });
