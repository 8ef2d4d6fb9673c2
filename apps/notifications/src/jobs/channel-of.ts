import { emailKinds, loggedKinds, noticeKind, type EmailKind, type LoggedKind } from '@hearthstay/contracts';

/** The ways to reach people: e-mails, and notices beside them. */
export type ChannelName = 'emails' | 'notices';

/** The ways of what is queued beside e-mails. */
const besideEmails: Readonly<Record<Exclude<LoggedKind, EmailKind>, ChannelName>> = { [noticeKind]: 'notices' };

const isEmailKind = (kind: LoggedKind): kind is EmailKind => emailKinds.some((emailKind) => emailKind === kind);

export const channelOf = (kind: LoggedKind): ChannelName => (isEmailKind(kind) ? 'emails' : besideEmails[kind]);

export const kindsOf = (channel: ChannelName): LoggedKind[] =>
  loggedKinds.filter((kind) => channelOf(kind) === channel);
