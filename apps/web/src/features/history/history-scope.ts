import { historyKinds, historyLimits, type HistoryKind } from '@hearthstay/contracts';
import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { isDay, type Day } from '@hearthstay/stay';
import { useSearchParams } from 'react-router-dom';

/** A page of the changes of one kind, or of all, on some days; the first page is 1. */
export interface HistoryScope {
  kind?: HistoryKind | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  page?: number | undefined;
}

const paramsOf = ({ kind, from, to, page = 1 }: HistoryScope): Record<string, string> => ({
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
});

/** The address of the history in the panel. */
export const addressOfHistory = (scope: HistoryScope) =>
  addressOfTab('settings', { [sectionParam]: 'history', ...paramsOf(scope) });

/** The path of a page of the history, below `/api`; of the whole scope as a file, if `file` is set. */
export const historyPath = (scope: HistoryScope, file = '') => {
  const query = new URLSearchParams(paramsOf(scope)).toString();
  return `/admin/history${file}${query && `?${query}`}`;
};

const isKind = (text: string | null): text is HistoryKind => historyKinds.some((kind) => kind === text);
const dayIn = (text: string | null) => (isDay(text) ? text : undefined);

/** The scope in the address; invalid values are left out. */
export const useHistoryScope = (): HistoryScope & { page: number } => {
  const [address] = useSearchParams();
  const kind = address.get('kind');
  const page = Number(address.get('page'));
  return {
    kind: isKind(kind) ? kind : undefined,
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
    page: Number.isInteger(page) && page > 0 && page <= historyLimits.page ? page : 1,
  };
};
