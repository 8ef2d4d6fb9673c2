import type { GuestRequestView } from '@hearthstay/contracts';
import { isMadeByOffer } from '@hearthstay/stay';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { useToday } from '@web/shared/settings/use-today';
import { ErrorBox, Note } from '@web/shared/ui/note';
import { useOwnRequest, type OwnRequest } from '../use-own-request';
import { DeclineOfferDialog } from './decline-offer-dialog';
import { OfferCard } from './offer-card';
import { haveSameDays, openProposal, type ProposalView } from './open-proposal';

interface OfferSectionProps extends OwnRequest {
  /** Whether its button is the primary one of the page. */
  isMain: boolean;
  /** Called after the response, which removes the pressed button. */
  onDone: () => void;
}

interface Response {
  offer: ProposalView;
  accept: boolean;
}

/** An open offer of the hosts, which the guest accepts or declines, and the result of that. */
export const OfferSection = ({ isMain, onDone, ...own }: OfferSectionProps) => {
  const { request } = own;
  const { t } = useTranslation('status');
  const offer = openProposal(request, 'owner', useToday());
  const [isDeclining, setIsDeclining] = useState(false);
  const [response, setResponse] = useState<Response | null>(null);
  const { trigger, isMutating, error } = useOwnRequest<{ accept: boolean; proposal: string }>(own, 'offer', {
    onSuccess: () => {
      setIsDeclining(false);
      onDone();
    },
    onError: () => setIsDeclining(false),
  });
  const endedText = useEndedText();
  const respond = (accept: boolean) => {
    if (!offer) return;
    setResponse({ offer, accept });
    void trigger({ accept, proposal: offer.id });
  };
  const isDone = response !== null && !isMutating && error === null;
  const sentence = () =>
    messageOf(error, t('offer.tryAgain'), {
      DATES_UNAVAILABLE: t('offer.taken'),
      PROPOSAL_ENDED: response ? endedText(request, offer, response.offer) : undefined,
    });
  return (
    <>
      {error !== null && <ErrorBox takesFocus title={sentence()} />}
      {/* Rendered even when empty, because screen readers only announce changes of an existing live region. It
          takes no space then. */}
      <div role="status" className="contents">
        {isDone && !request.proposal && (
          <Note icon={Check} tone="action">
            {t(response.accept ? 'offer.accepted' : 'offer.declined')}
          </Note>
        )}
      </div>
      {offer ? (
        <OfferCard
          // The key renders new buttons for another offer, so that a press meant for the former one does not accept it.
          key={offer.id}
          request={request}
          offer={offer}
          isMain={isMain}
          isAccepting={isMutating && !isDeclining}
          onAccept={() => respond(true)}
          onDecline={() => !isMutating && setIsDeclining(true)}
        />
      ) : (
        isMadeByOffer(request) && !isDone && error === null && <Note icon={Clock}>{t('offer.over')}</Note>
      )}
      {isDeclining && offer && (
        <DeclineOfferDialog
          offer={offer}
          isNew={isMadeByOffer(request)}
          isBusy={isMutating}
          onClose={() => setIsDeclining(false)}
          onDecline={() => respond(false)}
        />
      )}
    </>
  );
};

/** The sentence after an offer has ended; `undefined` until the request is loaded again. */
const useEndedText = () => {
  const { t } = useTranslation('status');
  return (request: GuestRequestView, open: ProposalView | undefined, ended: ProposalView): string | undefined => {
    if (open?.id === ended.id) return undefined;
    if (open) return t('offer.replaced');
    if (request.status === 'confirmed' && haveSameDays(request, ended)) return t('offer.acceptedBefore');
    return t(request.status === 'cancelled' || request.status === 'declined' ? 'offer.over' : 'offer.ended');
  };
};
