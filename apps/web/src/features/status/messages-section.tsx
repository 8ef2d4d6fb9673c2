import type { GuestRequestView } from '@hearthstay/contracts';
import { isThreadOpen } from '@hearthstay/stay';
import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@web/shared/settings/use-today';
import { Thread } from '@web/shared/thread/thread';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { Button } from '@web/shared/ui/button';
import { statusKey } from './status-data';

interface MessagesSectionProps {
  request: GuestRequestView;
  /** The token of the status link. */
  token: string;
  /** Whether the messages are shown when the page opens. */
  isOpenAtFirst: boolean;
}

/**
 * The messages between the guest and the hosts, beginning with the one in the request. On a page with several requests,
 * they are loaded when they are opened.
 */
export const MessagesSection = ({ request, token, isOpenAtFirst }: MessagesSectionProps) => {
  const { t } = useTranslation(['status', 'thread']);
  const today = useToday();
  const isNew = request.unread_messages !== undefined;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isNew);
  const [wasPressed, setWasPressed] = useState(false);
  const titleId = useId();
  const canWrite = isThreadOpen({ endDate: request.end_date }, today);
  const messages = `/bookings/requests/${encodeURIComponent(request.id)}/messages`;
  const withToken = (path: string) => `${path}#${encodeURIComponent(token)}`;
  if (!isOpen) {
    return (
      <>
        {request.message && (
          <p className="border-l-2 border-edge pl-4 text-label/6 wrap-break-word whitespace-pre-line">
            {request.message}
          </p>
        )}
        <Button
          kind="quiet"
          size="medium"
          icon={MessageSquare}
          className="xs:justify-self-start"
          onClick={() => {
            setIsOpen(true);
            setWasPressed(true);
          }}
        >
          {t(canWrite ? 'messages.open' : 'messages.title')}
        </Button>
      </>
    );
  }
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h3 id={titleId} className="text-body font-semibold">
          {t('messages.title')}
        </h3>
        <UnreadBadge count={request.unread_messages} />
      </div>
      <Thread
        address={{
          messages: withToken(messages),
          read: withToken(`${messages}/read`),
          counted: statusKey(token),
          side: 'guest',
        }}
        opening={request.message ? { text: request.message, at: request.created_at } : undefined}
        closed={canWrite ? undefined : t('thread:ended')}
        placeholder={t('messages.placeholder')}
        hint={t('messages.hint')}
        takesFocus={wasPressed}
      />
    </section>
  );
};
