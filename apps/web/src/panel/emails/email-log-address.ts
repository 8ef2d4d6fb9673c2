import { emailStates, type EmailState } from '@hearthstay/contracts';
import { useSearchParams } from 'react-router-dom';
import { addressOfTab, sectionParam } from '@web/panel/tab-address';
import type { EmailLogScope } from './use-email-log';

const params = { state: 'state', request: 'request', page: 'page' } as const;

/** What is shown of the section of e-mails. */
const partParam = 'part';
const logPart = 'log';

/** Whether the address is that of the log. */
export const useIsAtEmailLog = () => useSearchParams()[0].get(partParam) === logPart;

/** The address of the log in the panel, at one of its pages. */
export const addressOfEmailLog = ({ state, request, page = 1 }: EmailLogScope) =>
  addressOfTab('settings', {
    [sectionParam]: 'emails',
    [partParam]: logPart,
    ...(state && { [params.state]: state }),
    ...(request && { [params.request]: request }),
    ...(page > 1 && { [params.page]: String(page) }),
  });

const isState = (text: string | null): text is EmailState => emailStates.some((state) => state === text);

/** The filters and the page of the log in the address; invalid values are left out. */
export const useEmailLogScope = (): EmailLogScope & { page: number } => {
  const [address] = useSearchParams();
  const state = address.get(params.state);
  const request = address.get(params.request);
  const page = Number(address.get(params.page));
  return {
    ...(isState(state) && { state }),
    ...(request && { request }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};
