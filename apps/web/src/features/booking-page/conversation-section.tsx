import type { ListedRequest } from '@hearthstay/contracts';
import { isThreadOpen } from '@hearthstay/stay';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeadsToMessages } from '@web/panel/booking-address';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { useToday } from '@web/shared/settings/use-today';
import { newLineIn } from '@web/shared/thread/message-list';
import { Thread } from '@web/shared/thread/thread';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { Section } from './section';

/** The id of the element with the conversation. */
export const conversationId = 'booking-conversation';

/**
 * Beside the list, the window scrolls as far as the page of the booking, which stays there, and that page scrolls to
 * below its head. In one step, the window would scroll on, and the list with it.
 */
const showNewIn = (section: Element) => {
  const goal = newLineIn(section) ?? section;
  const sheet = section.closest('[data-beside]');
  const head = sheet?.querySelector('header');
  if (!sheet || !head) return goal.scrollIntoView();
  sheet.scrollIntoView();
  sheet.scrollTop += goal.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
};

/**
 * Moves the focus to the conversation if the address leads there, and the first new message into sight once it is
 * loaded, unless the owner has gone on meanwhile.
 */
const useArrival = () => {
  const section = useRef<HTMLElement>(null);
  const isGoal = useLeadsToMessages();
  useEffect(() => {
    if (!isGoal || !section.current) return;
    section.current.focus({ preventScroll: true });
    showNewIn(section.current);
  }, [isGoal]);
  const onLoaded = () => {
    if (isGoal && section.current && document.activeElement === section.current) showNewIn(section.current);
  };
  return { section, onLoaded };
};

/** The messages between the owner and the guest of a booking, beginning with the one in the request. */
export const ConversationSection = ({ request }: { request: ListedRequest }) => {
  const { t } = useTranslation(['admin', 'thread']);
  const today = useToday();
  const { section, onLoaded } = useArrival();
  const messages = `${bookingKey(request.id)}/messages`;
  const closed = () => {
    if (request.email === null) return t('bookingPage.noAddress');
    return isThreadOpen(request, today) ? undefined : t('thread:ended');
  };
  return (
    <Section
      ref={section}
      title={t('bookingPage.conversation')}
      action={<UnreadBadge count={request.unreadMessages} />}
    >
      <div id={conversationId}>
        <Thread
          key={request.id}
          address={{ messages, read: `${messages}/read`, counted: requestsKey, side: 'owner' }}
          guestName={request.name}
          opening={request.message ? { text: request.message, at: request.createdAt } : undefined}
          closed={closed()}
          onLoaded={onLoaded}
          placeholder={t('bookingPage.writeTo', { name: request.name })}
        />
      </div>
    </Section>
  );
};
