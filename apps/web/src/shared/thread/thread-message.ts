import type { OwnerMessage } from '@hearthstay/contracts';

/** A message of a thread; also one that is still being sent. */
export interface ThreadMessage extends OwnerMessage {
  /** It is on its way to the server. */
  isSending?: boolean;
}

export type Side = ThreadMessage['from'];

/** The messages with those of the other side marked as read, up to one of them. */
export const readUpTo = (messages: readonly ThreadMessage[], last: string, reader: Side): ThreadMessage[] => {
  const end = messages.findIndex(({ id }) => id === last);
  return messages.map((message, index) =>
    index <= end && message.from !== reader ? { ...message, read: true } : message,
  );
};

/** The messages with one more, unless it is among them. */
export const withMessage = (messages: readonly ThreadMessage[], added: ThreadMessage): ThreadMessage[] =>
  messages.some(({ id }) => id === added.id) ? [...messages] : [...messages, added];

/** Whether a message is new to one side. */
export const isNewTo = (side: Side, { from, read }: ThreadMessage): boolean => from !== side && !read;
