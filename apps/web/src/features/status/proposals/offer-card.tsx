import type { GuestRequestView } from '@hearthstay/contracts';
import { formatDayWithoutYear, isMadeByOffer, isTaken } from '@hearthstay/stay';
import { Check, Handshake } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { StayComparison } from '@web/shared/comparison/stay-comparison';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { comparedStay, haveSameDays, type ProposalView } from './open-proposal';

interface OfferCardProps {
  request: GuestRequestView;
  offer: ProposalView;
  /** Whether its button is the primary one of the page. */
  isMain: boolean;
  isAccepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

const titleOf = (request: GuestRequestView, offer: ProposalView) => {
  if (isMadeByOffer(request)) return 'offer.titleOfStay';
  return haveSameDays(request, offer) ? 'offer.titleOfSameDays' : 'offer.title';
};

/** The last day on which the offer can be accepted, and whether its days are held until then. */
const untilOf = (request: GuestRequestView, offer: ProposalView) => {
  if (offer.holds) return 'offer.untilHeld';
  return isTaken(request.status) && haveSameDays(request, offer) ? 'offer.until' : 'offer.untilIfFree';
};

/** An offer of the hosts compared with the present stay, with buttons to accept and decline it. */
export const OfferCard = ({ request, offer, isMain, isAccepting, onAccept, onDecline }: OfferCardProps) => {
  const { t } = useTranslation('status');
  const locale = useLocale();
  const titleId = useId();
  const outcomeId = useId();
  const isNew = isMadeByOffer(request);
  return (
    // Not a landmark, because several requests may have one with the same name.
    <div role="group" aria-labelledby={titleId} className="overflow-hidden rounded-control border border-pine-line">
      <div className="flex gap-3 border-b border-pine-line bg-pine-soft p-4">
        <Icon of={Handshake} className="mt-0.5 text-pine" />
        <div className="min-w-0">
          <h3 id={titleId} className="text-body font-semibold">
            {t(titleOf(request, offer))}
          </h3>
          <p className="mt-0.5 text-note">
            {t(untilOf(request, offer), { day: formatDayWithoutYear(offer.valid_until, locale) })}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        <StayComparison before={comparedStay(isNew ? offer : request)} after={comparedStay(offer)} />
        {offer.quote && (
          <details className="text-note">
            <summary className="-my-3 cursor-pointer py-3 font-semibold text-pine">{t('offer.price')}</summary>
            <div className="mt-2 max-w-100">
              <QuoteLines quote={offer.quote} />
            </div>
          </details>
        )}
        {offer.note !== undefined && (
          <p className="border-l-2 border-edge pl-4 text-label/6 wrap-break-word whitespace-pre-line">
            {t('offer.note', { note: offer.note })}
          </p>
        )}
        <div className="grid gap-3">
          <Button
            kind={isMain ? 'primary' : 'tinted'}
            icon={Check}
            isBusy={isAccepting}
            busyLabel={t('offer.accepting')}
            aria-describedby={outcomeId}
            onClick={onAccept}
          >
            {t('offer.accept')}
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" aria-disabled={isAccepting || undefined} onClick={onDecline}>
            {t('offer.decline')}
          </Button>
        </div>
        <p id={outcomeId} className="text-note text-ink-2">
          {t(isNew ? 'offer.outcomeOfStay' : 'offer.outcome')} {offer.quote && t('offer.payment')}
        </p>
      </div>
    </div>
  );
};
