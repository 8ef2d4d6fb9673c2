import { isMadeByOffer } from '@hearthstay/stay';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import type { ProposedRequest } from '@web/panel/requests/proposals/open-proposal';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { Button } from '@web/shared/ui/button';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';

/** Withdraws the owner's offer after one confirmation. */
export const WithdrawOffer = ({ request, proposal }: ProposedRequest) => {
  const { t } = useTranslation('admin');
  const [isConfirming, setIsConfirming] = useState(false);
  const { trigger, isMutating } = useWithdrawOffer(request.id, proposal.id, () => setIsConfirming(false));
  const name = guestNameOf(request, t);
  const consequences = [
    t('withdrawOffer.text', { name }),
    ...(proposal.holds ? [t('withdrawOffer.freed')] : []),
    ...(isMadeByOffer(request) ? [t('withdrawOffer.ended')] : []),
  ];
  return (
    <>
      <Button
        kind="quiet"
        size="medium"
        icon={Undo2}
        className="justify-self-start"
        onClick={() => setIsConfirming(true)}
      >
        {t('withdrawOffer.begin')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('withdrawOffer.title')}
          confirm={t('withdrawOffer.confirm')}
          busyLabel={t('withdrawOffer.busy')}
          isPending={isMutating}
          focusesCancel={false}
          onClose={() => setIsConfirming(false)}
          onConfirm={() => void trigger()}
        >
          <p>{consequences.join(' ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** A refusal is shown as a notice, because the page may not have the offer any more. */
const useWithdrawOffer = (id: string, proposal: string, onSettled: () => void) => {
  const notify = useNotify();
  const path = `${bookingKey(id)}/offer?proposal=${encodeURIComponent(proposal)}`;
  return useMutation(() => api.delete(path), {
    cache: { key: requestsKey },
    onSuccess: () => {
      notify({ kind: 'done', text: (t) => t('withdrawOffer.done') });
      onSettled();
    },
    onError: (failure) => {
      notify({ kind: 'failed', text: (t) => messageOf(failure, t('bookings.failed')) });
      onSettled();
    },
  });
};
