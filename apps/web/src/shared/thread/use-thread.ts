import { useState } from 'react';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { serverNow } from '@web/shared/settings/server-clock';
import { isNewTo, readUpTo, withMessage, type Side, type ThreadMessage } from './thread-message';

/** The paths of a thread below `/api`, and the side that reads it. */
export interface ThreadAddress {
  /** The path by which its messages are loaded and sent. */
  messages: string;
  /** The path by which they are marked as read. */
  read: string;
  /** The key of the data that counts unread messages, which is loaded again once they are read. */
  counted: string;
  side: Side;
}

/** In milliseconds. */
const refreshEvery = 30_000;

/** The messages of a thread, and the calls that send and mark them. New ones are loaded while the thread is shown. */
export const useThread = ({ messages: key, read, counted, side }: ThreadAddress) => {
  const query = useQuery<ThreadMessage[]>(key, { repeatWhile: () => true, repeatEvery: refreshEvery });
  const sending = useMutation<string, ThreadMessage, ThreadMessage[]>((text) => api.post(key, { text }), {
    cache: {
      key,
      optimistic: (messages, text) => [
        ...messages,
        { id: 'sending', from: side, text, at: new Date(serverNow()).toISOString(), read: false, isSending: true },
      ],
      populate: withMessage,
    },
  });
  const marking = useMutation<string, unknown, ThreadMessage[]>((last) => api.post(read, { last }), {
    cache: { key, optimistic: (messages, last) => readUpTo(messages, last, side), invalidates: counted },
  });
  return {
    query,
    send: sending.trigger,
    isSending: sending.isMutating,
    sendingError: sending.error,
    /** Marks the messages up to this one as read. */
    markRead: marking.trigger,
  };
};

/** The id of the first new message; it stays the same while the thread is shown, also after the message is read. */
export const useFirstNew = (messages: readonly ThreadMessage[] | undefined, side: Side): string | undefined => {
  const [known, setKnown] = useState<string>();
  const first = known ?? messages?.find((message) => isNewTo(side, message))?.id;
  if (first !== known) setKnown(first);
  return first;
};
