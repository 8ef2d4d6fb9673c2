import { UserRoundPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { BookingActions } from './booking-actions';
import type { BookingDialog } from './booking-dialog';

interface MoreDialogProps {
  row: RequestRow;
  onOpen: (dialog: BookingDialog) => void;
  onClose: () => void;
}

/** The other actions of a booking, which a phone opens from its dock. */
export const MoreDialog = ({ row, onOpen, onClose }: MoreDialogProps) => {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t('bookingPage.more')} onClose={onClose}>
      <div className="grid gap-3">
        <Button kind="quiet" size="medium" icon={UserRoundPen} onClick={() => onOpen('edit')}>
          {t('editGuest.title')}
        </Button>
        <BookingActions {...{ row, onOpen }} className="grid gap-3" />
      </div>
    </Dialog>
  );
};
