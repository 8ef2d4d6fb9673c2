import type { enteredBookingBody, EnteredRequestView } from '@hearthstay/contracts';
import type { z } from 'zod';
import { useNotify } from '@web/panel/notices/notices';
import { requestsKey } from '@web/panel/panel-data';
import { withUnread } from '@web/panel/requests/decisions/done-text';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useMutation } from '@web/shared/api/use-mutation';

/** Enters a booking. @param availabilityKey the key of the calendar's data, which is loaded again */
export const useEnterBooking = (availabilityKey: string, onEntered: () => void, onRefused: () => void) => {
  const notify = useNotify();
  return useMutation<z.output<typeof enteredBookingBody>, EnteredRequestView>(
    (booking) => api.post<EnteredRequestView>(requestsKey, snakeCased(booking)),
    {
      cache: { key: availabilityKey, invalidates: requestsKey },
      onSuccess: (response) => {
        const { name } = response;
        notify({ kind: 'done', text: (t) => withUnread(t('enterBooking.done', { name }), response, t) });
        onEntered();
      },
      onError: onRefused,
    },
  );
};
