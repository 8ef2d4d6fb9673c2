import type { BookingRequest, ListedRequestView } from '@hearthstay/contracts';
import { isTaken, type StayUnit } from '@hearthstay/stay';
import { useSWRConfig } from 'swr';
import { requestsKey } from '@web/panel/panel-data';
import { approvalConflicts } from '@web/panel/requests/overlaps/approval-conflicts';
import { camelCased } from '@web/shared/api/camel-case';
import { useOptimisticChanges } from '@web/shared/api/optimistic-changes';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import type { ReceivedDecision } from './use-undo-decision';

/** The server declines rivals a moment after the approval can no longer be undone, in milliseconds. */
const serverDelay = 2_000;

/** The list with the rivals of an approved request as declined; unchanged if the approval was undone. */
const withDeclinedRivals =
  (id: BookingRequest['id'], unit: StayUnit) =>
  (views: ListedRequestView[]): ListedRequestView[] => {
    const approved = views.find((view) => view.id === id);
    if (!approved || !isTaken(approved.status)) return views;
    const rivals = (view: ListedRequestView) => approvalConflicts([approved, view].map(camelCased), unit).has(view.id);
    return views.map((view) => (rivals(view) ? { ...view, status: 'declined' } : view));
  };

/** Shows the rivals of an approval as declined at once, until the list of the server does. */
export const useShowDeclinedRivals = () => {
  const { mutate } = useSWRConfig();
  const addOptimisticChange = useOptimisticChanges();
  const unit = useStayUnit();
  return ({ id, undo_seconds: seconds, declining_rivals: count = 0 }: ReceivedDecision): void => {
    if (count === 0) return;
    const remove = addOptimisticChange<ListedRequestView[]>(requestsKey, withDeclinedRivals(id, unit));
    setTimeout(() => void mutate(requestsKey).finally(remove), seconds * 1_000 + serverDelay);
  };
};
