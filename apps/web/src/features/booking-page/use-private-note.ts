import type { RequestPageView } from '@hearthstay/contracts';
import { bookingKey } from '@web/panel/panel-data';
import { useQuery } from '@web/shared/api/use-query';

/** The private note of a booking, which the list of all does not contain; `undefined` until it is loaded. */
export const usePrivateNote = (id: string) => {
  const query = useQuery<RequestPageView>(bookingKey(id));
  return { query, note: query.data && (query.data.private_note ?? '') };
};
