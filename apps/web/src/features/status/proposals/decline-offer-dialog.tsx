import { formatRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import type { ProposalView } from './open-proposal';

interface DeclineOfferDialogProps {
  offer: ProposalView;
  /** Whether the request was made by the offer, and so ends with it. */
  isNew: boolean;
  isBusy: boolean;
  onClose: () => void;
  onDecline: () => void;
}

/** Asks before an offer is declined. */
export const DeclineOfferDialog = ({ offer, isNew, isBusy, onClose, onDecline }: DeclineOfferDialogProps) => {
  const { t } = useTranslation('status');
  const range = formatRange({ start: offer.start_date, end: offer.end_date }, useLocale());
  return (
    <ConfirmDialog
      title={t('offer.declineTitle')}
      cancel={t('leave.keep')}
      confirm={t('offer.declineAction')}
      busyLabel={t('leave.busy')}
      isPending={isBusy}
      focusesCancel={false}
      onClose={onClose}
      onConfirm={onDecline}
    >
      <p>{t(isNew ? 'offer.declineStayText' : 'offer.declineText', { range })}</p>
    </ConfirmDialog>
  );
};
