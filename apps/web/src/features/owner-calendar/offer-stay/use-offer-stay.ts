import type { OfferedRequestView, stayOfferBody } from '@hearthstay/contracts';
import type { z } from 'zod';
import { useNotify } from '@web/panel/notices/notices';
import { requestsKey } from '@web/panel/panel-data';
import { withUnread } from '@web/panel/requests/decisions/done-text';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useMutation } from '@web/shared/api/use-mutation';

/** Offers free days. @param availabilityKey the key of the calendar's data, which is loaded again */
export const useOfferStay = (availabilityKey: string, onOffered: () => void, onRefused: () => void) => {
  const notify = useNotify();
  return useMutation<z.output<typeof stayOfferBody>, OfferedRequestView>(
    (offer) => api.post<OfferedRequestView>('/admin/offers', snakeCased(offer)),
    {
      cache: { key: availabilityKey, invalidates: requestsKey },
      onSuccess: (response) => {
        const { name } = response;
        notify({ kind: 'done', text: (t) => withUnread(t('offer.done', { name }), response, t) });
        onOffered();
      },
      onError: onRefused,
    },
  );
};
