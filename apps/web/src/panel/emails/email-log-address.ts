import { emailStates, type EmailState } from '@hearthstay/contracts';
import { useSearchParams } from 'react-router-dom';
import { addressOfEmailPart } from './email-part';
import type { EmailLogScope } from './use-email-log';

const params = { state: 'state', request: 'request', search: 'search', page: 'page' } as const;

/** The address of the log in the panel, at one of its pages. */
export const addressOfEmailLog = ({ state, request, search, page = 1 }: EmailLogScope) =>
  addressOfEmailPart('log', {
    ...(state && { [params.state]: state }),
    ...(request && { [params.request]: request }),
    ...(search && { [params.search]: search }),
    ...(page > 1 && { [params.page]: String(page) }),
  });

const isState = (text: string | null): text is EmailState => emailStates.some((state) => state === text);

/** The filters and the page of the log in the address; invalid values are left out. */
export const useEmailLogScope = (): EmailLogScope & { page: number } => {
  const [address] = useSearchParams();
  const state = address.get(params.state);
  const request = address.get(params.request);
  const search = address.get(params.search);
  const page = Number(address.get(params.page));
  return {
    ...(isState(state) && { state }),
    ...(request && { request }),
    ...(search && { search }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};
