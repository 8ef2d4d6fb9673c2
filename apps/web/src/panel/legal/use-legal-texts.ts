import type { LegalTexts } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';
import { legalPagesKey } from '@web/shared/legal/use-legal-pages';

const legalTextsKey = '/admin/settings/legal';

export const legalPreviewPath = (language: Locale) => `${legalTextsKey}/preview?locale=${language}`;

/** What the owner has written. */
export const useLegalTexts = () => useQuery<LegalTexts>(legalTextsKey);

export const useSaveLegalTexts = () =>
  useMutation<LegalTexts, LegalTexts, LegalTexts>((texts) => api.put<LegalTexts>(legalTextsKey, texts), {
    cache: {
      key: legalTextsKey,
      populate: (_, saved) => saved,
      invalidates: [publicSettingsKey, legalPagesKey],
    },
  });
