import type { HistoryEntryView } from '@hearthstay/contracts';
import type { WithHistory } from './history.schema';

/** The history of a document in the shape that services exchange, oldest entry first. */
export const historyView = ({ history = [] }: WithHistory, subject: HistoryEntryView['subject']): HistoryEntryView[] =>
  history.map(({ at, actor, action, before, after }) => ({
    at: at.toISOString(),
    actor,
    action,
    subject,
    ...(before && { before }),
    ...(after && { after }),
  }));
