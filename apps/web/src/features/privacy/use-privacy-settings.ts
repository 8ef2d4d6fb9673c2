import type { PrivacySettings } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { legalPagesKey } from '@web/shared/legal/use-legal-pages';

const privacySettingsKey = '/admin/settings/privacy';

/** How long the data of guests are kept. */
export const usePrivacySettings = () => useQuery<PrivacySettings>(privacySettingsKey);

export const useSavePrivacySettings = () =>
  useMutation<PrivacySettings, PrivacySettings, PrivacySettings>(
    (settings) => api.put<PrivacySettings>(privacySettingsKey, settings),
    { cache: { key: privacySettingsKey, populate: (_, saved) => saved, invalidates: legalPagesKey } },
  );
