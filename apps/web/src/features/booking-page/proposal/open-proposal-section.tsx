import { formatDay, openProposalOf, preventChange, rangeOf } from '@hearthstay/stay';
import { CalendarClock, Hourglass } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '@web/panel/availability/day-strip';
import { FreeOrTaken, useEntriesInTheWay } from '@web/panel/availability/free-or-taken';
import { kindOfProposal, type ProposedRequest } from '@web/panel/requests/proposals/open-proposal';
import { guestNameOf, type RequestRow } from '@web/panel/requests/request-rows';
import { useMoment } from '@web/panel/use-moment';
import { StayComparison } from '@web/shared/comparison/stay-comparison';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { TurnFrame } from '../turn-frame';
import { ChangeResponse } from './change-response';
import { WithdrawOffer } from './withdraw-offer';

/** A guest's wish for other days, or the owner's offer, with the possible actions; nothing without an open one. */
export const OpenProposalSection = ({ row: { request } }: { row: RequestRow }) => {
  const proposal = openProposalOf(request, useToday());
  if (!proposal) return null;
  const open = { request, proposal };
  return proposal.by === 'owner' ? (
    <OwnersOffer key={proposal.id} {...open} />
  ) : (
    <GuestsWish key={proposal.id} {...open} />
  );
};

const GuestsWish = ({ request, proposal }: ProposedRequest) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const at = useMoment()(proposal.at);
  const kind = kindOfProposal(request, proposal);
  const inTheWay = useEntriesInTheWay(rangeOf(proposal), request.id);
  const holdersId = useId();
  const isPrevented = inTheWay !== undefined && preventChange(inTheWay, request);
  const sentence = t(`bookingPage.next.${kind}`, {
    name: guestNameOf(request, t),
    day: '',
  });
  return (
    <TurnFrame icon={CalendarClock} sentence={sentence} isOwnersTurn>
      <p className="text-note text-ink-2">{t('proposal.asked', { at, day: formatDay(proposal.validUntil, locale) })}</p>
      <ProposedStay {...{ request, proposal }} />
      {kind === 'asks-for-days' && <FreeOrTaken id={holdersId} inTheWay={inTheWay} />}
      <ChangeResponse {...{ request, proposal }} obstacleId={isPrevented ? holdersId : undefined} />
    </TurnFrame>
  );
};

const OwnersOffer = ({ request, proposal }: ProposedRequest) => {
  const { t } = useTranslation('admin');
  const day = formatDay(proposal.validUntil, useLocale());
  const name = guestNameOf(request, t);
  return (
    <TurnFrame icon={Hourglass} sentence={t('bookingPage.next.offered', { name, day })}>
      <p className="text-note text-ink-2">{t(proposal.holds ? 'proposal.held' : 'proposal.notHeld', { name })}</p>
      <ProposedStay {...{ request, proposal }} />
      <WithdrawOffer {...{ request, proposal }} />
    </TurnFrame>
  );
};

/** The changes that are proposed, with the note about them. */
const ProposedStay = ({ request, proposal }: ProposedRequest) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <DayStrip
        stay={{
          requestId: request.id,
          present: { ...rangeOf(request), status: request.status },
          ...(kindOfProposal(request, proposal) !== 'asks-for-guests' && { asked: rangeOf(proposal) }),
        }}
        name={guestNameOf(request, t)}
        askedAs={t(proposal.by === 'owner' ? 'bookingPage.offer' : 'dayStrip.asked')}
      />
      <StayComparison before={request} after={proposal} />
      {proposal.note && (
        <blockquote className="border-l-2 border-edge pl-3 text-label whitespace-pre-line wrap-anywhere">
          {proposal.note}
        </blockquote>
      )}
    </>
  );
};
