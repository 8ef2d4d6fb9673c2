import { formatRange, shownStateOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { openProposal } from '../proposals/open-proposal';
import { useOwnRequest, type OwnRequest } from '../use-own-request';

interface WithdrawDialogProps extends OwnRequest {
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a request is withdrawn. */
export const WithdrawDialog = ({ onClose, onDone, ...own }: WithdrawDialogProps) => {
  const { t } = useTranslation(['status', 'common']);
  const { trigger, isMutating, error } = useOwnRequest<{ shown: string }>(own, 'withdraw', { onSuccess: onDone });
  const { start_date: start, end_date: end } = own.request;
  const range = formatRange({ start, end }, useLocale());
  const endsOffer = openProposal(own.request, 'owner', useToday()) !== undefined;
  return (
    <Dialog
      title={t('leave.withdrawTitle')}
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose}>
            {t('leave.keep')}
          </Button>
          <Button
            kind="danger"
            isBusy={isMutating}
            busyLabel={t('leave.busy')}
            onClick={() => void trigger({ shown: shownStateOf(camelCased(own.request)) })}
          >
            {t('leave.withdraw')}
          </Button>
        </>
      }
    >
      <p>
        {t('leave.withdrawText', { range })} {endsOffer && t('change.endsOffer')}
      </p>
      {error !== null && <ErrorBox title={t('leave.withdrawFailed')}>{messageOf(error, t('leave.tryAgain'))}</ErrorBox>}
    </Dialog>
  );
};
