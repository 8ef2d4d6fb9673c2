import type { GuestRequestView } from '@hearthstay/contracts';
import { compareDays, isPast, isRefused, type Day } from '@hearthstay/stay';
import { openProposal } from './proposals/open-proposal';

interface ShownRequests {
  /** The ids of the requests that are open when the page opens. */
  open: ReadonlySet<string>;
  /** The id of the request with the primary button of the page. */
  main: string | undefined;
}

/** The open requests of several: the next stay, and those with an offer or a new message. */
export const shownRequests = (requests: readonly GuestRequestView[], today: Day): ShownRequests => {
  const ahead = requests.filter(({ status, end_date: endDate }) => !isRefused(status) && !isPast({ endDate }, today));
  const [next = requests[0]] = ahead.toSorted((one, other) => compareDays(one.start_date, other.start_date));
  const offered = requests.filter((request) => openProposal(request, 'owner', today));
  const isNew = ({ unread_messages: unread }: GuestRequestView) => unread !== undefined;
  return {
    open: new Set([next, ...offered, ...requests.filter(isNew)].flatMap((request) => request?.id ?? [])),
    main: (offered[0] ?? next)?.id,
  };
};
