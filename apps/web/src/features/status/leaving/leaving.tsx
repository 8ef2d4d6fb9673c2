import { isTaken } from '@hearthstay/stay';
import { Ban, Hourglass, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '@web/shared/ui/note';
import { ActionButton } from '../action-row';
import type { OwnRequest } from '../use-own-request';
import { CancellationWishDialog } from './cancellation-wish-dialog';
import { WithdrawDialog } from './withdraw-dialog';

interface LeavingProps extends OwnRequest {
  /** Called after the action, which removes the pressed button. */
  onDone: () => void;
}

/** Ends a request that is not past: withdraws it while it is pending, otherwise asks the hosts to cancel it. */
export const Leaving = ({ onDone, ...own }: LeavingProps) => {
  const { t } = useTranslation('status');
  const [isOpen, setIsOpen] = useState(false);
  const { status, cancellation_wish: wish } = own.request;
  if (wish)
    return (
      <Note icon={Hourglass} className="mt-3">
        {t('leave.wished')}
      </Note>
    );
  const isPending = status === 'pending';
  if (!isPending && !isTaken(status)) return null;
  const close = () => setIsOpen(false);
  const done = () => {
    close();
    onDone();
  };
  const AskingDialog = isPending ? WithdrawDialog : CancellationWishDialog;
  return (
    <div>
      <ActionButton
        icon={isPending ? Undo2 : Ban}
        title={t(isPending ? 'leave.withdraw' : 'leave.cancel')}
        outcome={t(isPending ? 'leave.withdrawOutcome' : 'leave.cancelOutcome')}
        isGrave
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <AskingDialog {...own} onClose={close} onDone={done} />}
    </div>
  );
};
