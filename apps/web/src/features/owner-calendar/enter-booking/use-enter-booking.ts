import type { AccountedRequestView, enteredBookingBody } from '@hearthstay/contracts';
import type { z } from 'zod';
import { useNotify } from '@web/panel/notices/notices';
import { requestsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useMutation } from '@web/shared/api/use-mutation';

/** Enters a booking. @param availabilityKey the key of the calendar's data, which is loaded again */
export const useEnterBooking = (availabilityKey: string, onEntered: () => void, onRefused: () => void) => {
  const notify = useNotify();
  return useMutation<z.output<typeof enteredBookingBody>, AccountedRequestView>(
    (booking) => api.post<AccountedRequestView>(requestsKey, snakeCased(booking)),
    {
      cache: { key: availabilityKey, invalidates: requestsKey },
      onSuccess: ({ name }) => {
        notify({ kind: 'done', text: (t) => t('enterBooking.done', { name }) });
        onEntered();
      },
      onError: onRefused,
    },
  );
};
