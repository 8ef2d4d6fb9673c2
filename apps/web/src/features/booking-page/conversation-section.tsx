import type { ListedRequest } from '@hearthstay/contracts';
import { isThreadOpen } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { requestsKey } from '@web/panel/panel-data';
import { useToday } from '@web/shared/settings/use-today';
import { Thread } from '@web/shared/thread/thread';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { Section } from './section';

/** The id of the element with the conversation. */
export const conversationId = 'booking-conversation';

/** The messages between the owner and the guest of a booking, beginning with the one in the request. */
export const ConversationSection = ({ request }: { request: ListedRequest }) => {
  const { t } = useTranslation(['admin', 'thread']);
  const today = useToday();
  const messages = `/admin/requests/${encodeURIComponent(request.id)}/messages`;
  const closed = () => {
    if (request.email === null) return t('bookingPage.noAddress');
    return isThreadOpen(request, today) ? undefined : t('thread:ended');
  };
  return (
    <Section title={t('bookingPage.conversation')} action={<UnreadBadge count={request.unreadMessages} />}>
      <div id={conversationId}>
        <Thread
          key={request.id}
          address={{ messages, read: `${messages}/read`, counted: requestsKey, side: 'owner' }}
          guestName={request.name}
          opening={request.message ? { text: request.message, at: request.createdAt } : undefined}
          closed={closed()}
          placeholder={t('bookingPage.writeTo', { name: request.name })}
        />
      </div>
    </Section>
  );
};
