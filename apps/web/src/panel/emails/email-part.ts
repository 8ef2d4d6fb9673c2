import { addressOfTab, emailLogPart, partParam, sectionParam } from '@hearthstay/contracts/page-paths';
import { useSearchParams } from 'react-router-dom';

/** The parts of the section of e-mails beside those that the owner writes. */
const parts = [emailLogPart, 'notices'] as const;

export type EmailPart = (typeof parts)[number];

/** The address of a part; `params` is what the part itself reads of the address. */
export const addressOfEmailPart = (part: EmailPart, params: Record<string, string> = {}) =>
  addressOfTab('settings', { [sectionParam]: 'emails', [partParam]: part, ...params });

/** The part in the address, if there is one. */
export const useEmailPart = (): EmailPart | undefined => {
  const chosen = useSearchParams()[0].get(partParam);
  return parts.find((part) => part === chosen);
};
