import type { BookingRequest, PlannedEmail, RequestPageView } from '@hearthstay/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bookingKey } from '@web/panel/panel-data';
import { useQuery } from '@web/shared/api/use-query';

/**
 * The e-mails of the stay that a guest will get, the next one first; empty until they are loaded. A change of the
 * request, such as a move, changes them.
 */
export const usePlannedEmails = ({
  id,
  updatedAt,
}: Pick<BookingRequest, 'id' | 'updatedAt'>): readonly PlannedEmail[] => {
  const { data, retry } = useQuery<RequestPageView>(bookingKey(id));
  const loadAgain = useEffectEvent(() => void retry());
  const loadedFor = useRef(`${id} ${updatedAt}`);
  useEffect(() => {
    const state = `${id} ${updatedAt}`;
    if (loadedFor.current === state) return;
    loadedFor.current = state;
    loadAgain();
  }, [id, updatedAt]);
  return data?.planned_emails ?? [];
};
