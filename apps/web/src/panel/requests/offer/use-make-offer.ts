import type { ListedRequest, offerBody, OfferedRequestView } from '@hearthstay/contracts';
import type { z } from 'zod';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, isAvailabilityKey, requestsKey } from '@web/panel/panel-data';
import type { PanelTexts } from '@web/panel/panel-texts';
import { withUnread } from '@web/panel/requests/decisions/done-text';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useMutation } from '@web/shared/api/use-mutation';
import { useSWRConfig } from 'swr';

/** Offers the guest of a request another stay. A refusal loads the availability again. */
export const useMakeOffer = (request: ListedRequest, onMade: () => void) => {
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const path = `${bookingKey(request.id)}/offer`;
  return useMutation<z.output<typeof offerBody>, OfferedRequestView>(
    (offer) => api.post<OfferedRequestView>(path, snakeCased(offer)),
    {
      cache: { key: requestsKey },
      onSuccess: (response) => {
        const text = (t: PanelTexts) => t('offer.done', { name: guestNameOf(request, t) });
        notify({ kind: 'done', text: (t) => withUnread(text(t), response, t) });
        onMade();
      },
      onError: () => void mutate(isAvailabilityKey),
    },
  );
};
