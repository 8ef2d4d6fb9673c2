import type { HistoryEntryView } from '@hearthstay/contracts';
import type { WithHistory } from './history.schema';

/**
 * The history of a document in the shape that services exchange, oldest entry first.
 *
 * @typeParam Action the actions that the document's service has ever recorded for such documents.
 */
export const historyView = <Action extends string>(
  { history = [] }: WithHistory,
  subject: HistoryEntryView['subject'],
): (HistoryEntryView & { action: Action })[] =>
  history.map(({ at, actor, action, before, after }) => ({
    at: at.toISOString(),
    actor,
    action: action as Action,
    subject,
    ...(before && { before }),
    ...(after && { after }),
  }));
