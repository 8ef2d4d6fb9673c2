import type { OwnerMessage } from '@hearthstay/contracts';

/** A message of a thread, sent or being sent. */
export interface ThreadMessage extends OwnerMessage {
  isSending?: boolean;
}

export type Side = ThreadMessage['from'];

/** The messages, of which those of the other side up to `last` are marked as read. */
export const readUpTo = (messages: readonly ThreadMessage[], last: string, reader: Side): ThreadMessage[] => {
  const end = messages.findIndex(({ id }) => id === last);
  return messages.map((message, index) =>
    index <= end && message.from !== reader ? { ...message, read: true } : message,
  );
};

/** Adds a message, unless it is among the messages. */
export const withMessage = (messages: readonly ThreadMessage[], added: ThreadMessage): ThreadMessage[] =>
  messages.some(({ id }) => id === added.id) ? [...messages] : [...messages, added];

/** Whether a message is new to one side. */
export const isNewTo = (side: Side, { from, read }: ThreadMessage): boolean => from !== side && !read;
