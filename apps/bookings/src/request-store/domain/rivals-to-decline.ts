import type { Actor, RequestStatus } from '@hearthstay/contracts';
import { isTaken } from '@hearthstay/stay';

/** The requests that are declined once the approval that they lose their days to can no longer be undone. */
export interface RivalsToDecline {
  /** The command of the approval. */
  commandId: string;
  /** The admin who has approved. */
  by: Actor;
  /** The ids of the requests; never empty. */
  ids: string[];
}

/** How many requests are still to be declined with the approval of a request; absent without any. */
export const decliningRivals = ({
  status,
  rivalsToDecline,
}: {
  status: RequestStatus;
  rivalsToDecline?: RivalsToDecline;
}): { decliningRivals?: number } =>
  rivalsToDecline && isTaken(status) ? { decliningRivals: rivalsToDecline.ids.length } : {};
