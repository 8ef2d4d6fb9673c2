import type { ListedRequest } from '@hearthstay/contracts';

/**
 * Whether the guest of an approved booking has yet to confirm it. One whom the owner did not tell of an entered booking
 * has no link to do so, and gets no e-mails of the stay.
 */
export const awaitsConfirmation = ({ status, email, source, stayEmails }: ListedRequest): boolean =>
  status === 'approved' && email !== null && !(source === 'owner' && stayEmails === false);
