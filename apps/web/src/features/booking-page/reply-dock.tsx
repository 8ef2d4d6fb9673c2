import { isThreadOpen, phoneAddress } from '@hearthstay/stay';
import { Ellipsis, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useToday } from '@web/shared/settings/use-today';
import { Button, IconButton } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { actionsOf } from './booking-actions';
import type { BookingDialog } from './booking-dialog';
import { conversationId } from './conversation-section';
import { Dock } from './dock';

interface ReplyDockProps {
  row: RequestRow;
  onOpen: (dialog: BookingDialog) => void;
}

/** Scrolls to the field for a message and moves the focus into it. */
const writeMessage = () => {
  const field = document.getElementById(conversationId)?.querySelector('textarea');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** The dock of a booking without a decision that is due: a message, a call, and the other actions. */
export const ReplyDock = ({ row, onOpen }: ReplyDockProps) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const { request } = row;
  const { email, phone, unreadMessages = 0 } = request;
  return (
    <Dock>
      {email !== null && isThreadOpen(request, today) && (
        <Button size="medium" icon={MessageSquare} onClick={writeMessage}>
          {unreadMessages > 0 ? t('bookingPage.replyTo', { count: unreadMessages }) : t('bookingPage.write')}
        </Button>
      )}
      {phone && (
        <a
          href={phoneAddress(phone)}
          aria-label={t('bookingPage.call', { phone })}
          className="icon-button icon-button-framed"
        >
          <Icon of={Phone} />
        </a>
      )}
      {actionsOf(row).length > 0 && (
        <IconButton icon={Ellipsis} label={t('bookingPage.more')} onClick={() => onOpen('more')} />
      )}
    </Dock>
  );
};
