import type { LoggedEmail } from '@hearthstay/contracts';

/** The time to show of an e-mail: when it was sent, given up or dropped, otherwise when it is due. */
export const timeOf = ({ sentAt, endedAt, dueAt }: LoggedEmail): string => sentAt ?? endedAt ?? dueAt;
