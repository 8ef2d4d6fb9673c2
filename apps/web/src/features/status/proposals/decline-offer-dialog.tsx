import { formatRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
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
    <Dialog
      title={t('offer.declineTitle')}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('leave.keep')}
          </Button>
          <Button kind="danger" isBusy={isBusy} busyLabel={t('leave.busy')} onClick={onDecline}>
            {t('offer.declineAction')}
          </Button>
        </>
      }
    >
      <p>{t(isNew ? 'offer.declineStayText' : 'offer.declineText', { range })}</p>
    </Dialog>
  );
};
