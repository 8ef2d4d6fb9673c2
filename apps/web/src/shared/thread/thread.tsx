import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { FailureNote } from '@web/shared/ui/note';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { MessageComposer, type ComposerTexts } from './message-composer';
import { MessageList } from './message-list';
import { isNewTo, type Side, type ThreadMessage } from './thread-message';
import { useFirstNew, useThread, type ThreadAddress } from './use-thread';
import { useWhenSeen } from './use-when-seen';

interface ThreadProps extends ComposerTexts {
  address: ThreadAddress;
  /** The name of the guest, for the owner. */
  guestName?: string;
  /** The guest's message in the request itself, which begins the thread. */
  opening?: { text: string; at: string } | undefined;
  /** Why nothing can be written; absent if it can. */
  closed?: string | undefined;
  /** Called when the messages are shown for the first time. */
  onLoaded?: () => void;
}

/** The number of messages shown at first; a button shows the others. */
const shownAtFirst = 20;

/** The messages between a guest and the owner about a request, and a field to write another one. */
export const Thread = ({ address, guestName, opening, closed, onLoaded, ...texts }: ThreadProps) => {
  const { t } = useTranslation('thread');
  const { query, send, isSending, sendingError, markRead } = useThread(address);
  const messages = [...openingOf(opening, address.side), ...(query.data ?? [])];
  const firstNew = useFirstNew(messages, address.side);
  const [showsAll, setShowsAll] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const lastNew = messages.findLast((message) => isNewTo(address.side, message))?.id;
  // The id of the message for which the call was made: a failed call is repeated only by the next visit or message.
  const marked = useRef<string>(undefined);
  useWhenSeen(end, lastNew, () => {
    if (lastNew === undefined || lastNew === marked.current) return;
    marked.current = lastNew;
    void markRead(lastNew);
  });
  const isLoaded = query.data !== undefined;
  const loaded = useEffectEvent(() => onLoaded?.());
  useEffect(() => {
    if (isLoaded) loaded();
  }, [isLoaded]);
  const firstNewAt = messages.findIndex(({ id }) => id === firstNew);
  const latest = Math.max(0, messages.length - shownAtFirst);
  const from = showsAll ? 0 : Math.min(latest, firstNewAt < 0 ? latest : firstNewAt);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {from > 0 && (
        <TextButton className="justify-self-center" onClick={() => setShowsAll(true)}>
          {t('earlier', { count: from })}
        </TextButton>
      )}
      {messages.length > 0 && (
        <MessageList messages={messages.slice(from)} firstNew={firstNew} side={address.side} guestName={guestName} />
      )}
      {query.data && messages.length === 0 && <p className="text-note text-ink-2">{t('empty')}</p>}
      {!query.data && query.error === undefined && <ThreadSkeleton />}
      {query.error !== undefined && !query.data && (
        <FailureNote onRetry={() => void query.retry()} isRetrying={query.isRetrying}>
          {t('loadFailed')}
        </FailureNote>
      )}
      <div ref={end} className="-mt-3" />
      {closed === undefined ? (
        <MessageComposer send={send} isSending={isSending} error={sendingError} {...texts} />
      ) : (
        <p className="text-note text-ink-2">{closed}</p>
      )}
    </div>
  );
};

/** It is new to nobody: the owner is told of the request itself. */
const openingOf = (opening: ThreadProps['opening'], reader: Side): ThreadMessage[] =>
  opening ? [{ ...opening, id: 'opening', from: 'guest', read: reader === 'owner' }] : [];

const ThreadSkeleton = () => (
  <Skeleton>
    <div className="grid gap-4">
      <SkeletonBar className="h-11 w-56" />
      <SkeletonBar className="h-11 w-48 justify-self-end" />
    </div>
  </Skeleton>
);
