import { formatRange, shownStateOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { openProposal } from '../proposals/open-proposal';
import { useOwnRequest, type OwnRequest } from '../use-own-request';

interface WithdrawDialogProps extends OwnRequest {
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a request is withdrawn. */
export const WithdrawDialog = ({ onClose, onDone, ...own }: WithdrawDialogProps) => {
  const { t } = useTranslation('status');
  const { trigger, isMutating, error } = useOwnRequest<{ shown: string }>(own, 'withdraw', { onSuccess: onDone });
  const { start_date: start, end_date: end } = own.request;
  const range = formatRange({ start, end }, useLocale());
  const endsOffer = openProposal(own.request, 'owner', useToday()) !== undefined;
  return (
    <ConfirmDialog
      title={t('leave.withdrawTitle')}
      cancel={t('leave.keep')}
      confirm={t('leave.withdraw')}
      busyLabel={t('leave.busy')}
      isPending={isMutating}
      focusesCancel={false}
      onClose={onClose}
      onConfirm={() => void trigger({ shown: shownStateOf(camelCased(own.request)) })}
    >
      <p>
        {t('leave.withdrawText', { range })} {endsOffer && t('change.endsOffer')}
      </p>
      {error !== null && <ErrorBox title={t('leave.withdrawFailed')}>{messageOf(error, t('leave.tryAgain'))}</ErrorBox>}
    </ConfirmDialog>
  );
};
