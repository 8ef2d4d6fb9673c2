import type { Actor } from '@hearthstay/contracts';
import { isTaken } from '@hearthstay/stay';
import type { StoredRequest } from './booking-request';

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
}: Pick<StoredRequest, 'status' | 'rivalsToDecline'>): { decliningRivals?: number } =>
  rivalsToDecline && isTaken(status) ? { decliningRivals: rivalsToDecline.ids.length } : {};
