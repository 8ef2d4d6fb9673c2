import type { Embed } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const embedKey = '/admin/settings/embed';

/** The websites that may show the calendar. */
export const useEmbed = () => useQuery<Embed>(embedKey);

export const useSaveEmbed = () =>
  useMutation<Embed, Embed, Embed>((embed) => api.put<Embed>(embedKey, embed), {
    cache: { key: embedKey, populate: (_, saved) => saved },
  });
