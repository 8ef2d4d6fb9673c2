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
import { Dialog } from '@web/shared/ui/dialog';

/** Withdraws the owner's offer after one confirmation. */
export const WithdrawOffer = ({ request, proposal }: ProposedRequest) => {
  const { t } = useTranslation(['admin', 'common']);
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
        <Dialog
          title={t('withdrawOffer.title')}
          onClose={() => !isMutating && setIsConfirming(false)}
          actions={
            <>
              <Button kind="quiet" disabled={isMutating} onClick={() => setIsConfirming(false)}>
                {t('common:cancel')}
              </Button>
              <Button
                kind="danger"
                isBusy={isMutating}
                busyLabel={t('withdrawOffer.busy')}
                onClick={() => void trigger()}
              >
                {t('withdrawOffer.confirm')}
              </Button>
            </>
          }
        >
          <p>{consequences.join(' ')}</p>
        </Dialog>
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
