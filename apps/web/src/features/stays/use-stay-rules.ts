import type { StayRules } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const stayRulesKey = '/admin/settings/stay-rules';

/** The owner's rules of stays. */
export const useStayRules = () => useQuery<StayRules>(stayRulesKey);

/** Saves all the rules. What was chosen is shown at once, and goes back on failure. */
export const useSaveStayRules = () =>
  useAction<StayRules, StayRules, StayRules>((rules) => api.put<StayRules>(stayRulesKey, rules), {
    changes: {
      path: stayRulesKey,
      expected: (_, rules) => rules,
      answered: (_, saved) => saved,
      also: [publicSettingsKey, adminSettingsKey],
    },
  });
