import { creationOf, dayAt, formatDay, formatRange, isMadeByOffer, isPast, shownDaysOf } from '@hearthstay/stay';
import { ChevronDown, ChevronUp, Clock, MailCheck, MessageSquare } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { GuestsAndPrice } from '@web/shared/booking/guests-and-price';
import { RequestProgress } from '@web/shared/booking/request-progress';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayLength } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { Button, TextButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Note } from '@web/shared/ui/note';
import { ChangingSection } from './changing/changing-section';
import { DoorCode } from './door-code';
import { MessagesSection } from './messages-section';
import { PaymentCard } from './payment-card';
import { OfferSection } from './proposals/offer-section';
import { openProposal } from './proposals/open-proposal';
import { WishSection } from './proposals/wish-section';
import { useOwnRequest, type OwnRequest } from './use-own-request';

interface RequestCardProps extends OwnRequest {
  /** Whether it is the only request. It is then always open, with its messages. */
  isOnlyOne: boolean;
  /** Whether the whole card is shown when the page opens, and not only its head. */
  isOpenAtFirst: boolean;
  /** Whether its button is the primary one of the page. */
  isMain: boolean;
}

/** A request for its guest. If there are several, each can be collapsed to its head. */
export const RequestCard = ({ request, token, isOnlyOne, isOpenAtFirst, isMain }: RequestCardProps) => {
  const { t } = useTranslation(['status', 'common']);
  const locale = useLocale();
  const lengthOf = useStayLength();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(isOnlyOne || isOpenAtFirst);
  const [headingId, bodyId] = [useId(), useId()];
  const range = { start: request.start_date, end: request.end_date };
  const days = lengthOf(range);
  return (
    <Card className="p-4 xs:p-6 md:px-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="title-card text-balance">
            {formatRange(range, locale)}
          </h2>
          <p className="text-note text-ink-2">{request.name ? t('stayOf', { days, name: request.name }) : days}</p>
        </div>
        <StatusBadge status={request.status} />
      </div>
      {!isOnlyOne && (
        <TextButton
          icon={isOpen ? ChevronUp : ChevronDown}
          className="mt-2 -mb-2!"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby={headingId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fold.less' : 'fold.more')}
        </TextButton>
      )}
      {isOpen && (
        <div id={bodyId} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
          <RequestBody
            {...{ request, token, isOnlyOne, isMain }}
            // The heading takes the focus, because the pressed button is removed.
            onDone={() => heading.current?.focus()}
          />
        </div>
      )}
    </Card>
  );
};

interface RequestBodyProps extends Omit<RequestCardProps, 'isOpenAtFirst'> {
  onDone: () => void;
}

/** The details of a request, beginning with what the guest can respond to. */
const RequestBody = ({ request, token, isOnlyOne, isMain, onDone }: RequestBodyProps) => {
  const { t } = useTranslation('status');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const today = useToday();
  const isOver = isPast({ endDate: request.end_date }, today);
  const creation = creationOf(request);
  const isOffer = isMadeByOffer(request);
  // An offer is the only question: the present stay can be confirmed after the offer is declined.
  const hasQuestion = isOffer || openProposal(request, 'owner', today) !== undefined;
  const dayOf = (instant: string) => formatDay(dayAt(timezone, new Date(instant)), locale);
  return (
    <>
      <OfferSection request={request} token={token} isMain={isMain} onDone={onDone} />
      <WishSection request={request} />
      {!isOffer && (
        <RequestProgress
          status={request.status}
          isGuestConfirmed={request.guest_confirmed_at !== null}
          creation={creation}
        />
      )}
      {!hasQuestion && (
        <NextStep request={request} token={token} isMain={isMain} isPast={isOver} onConfirmed={onDone} />
      )}
      {!isOffer && <GuestsAndPrice stay={request} />}
      {request.price_note && <Note icon={MessageSquare}>{t('priceNote', { note: request.price_note })}</Note>}
      <DoorCode code={request.door_code} />
      <MessagesSection request={request} token={token} isOpenAtFirst={isOnlyOne} />
      <PaymentCard request={request} />
      <ChangingSection request={request} token={token} onDone={onDone} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-note text-ink-2">
        <span>{t(`${creation}On`, { day: dayOf(request.created_at) })}</span>
        <span>{t('updatedOn', { day: dayOf(request.updated_at) })}</span>
      </p>
    </>
  );
};

interface ConfirmStepProps extends OwnRequest {
  /** Whether its button is the primary one of the page. */
  isMain: boolean;
  onConfirmed: () => void;
}

/** The button by which the guest confirms. */
const ConfirmStep = ({ request, token, isMain, onConfirmed }: ConfirmStepProps) => {
  const { t } = useTranslation(['status', 'confirm']);
  const { trigger, isMutating, error } = useOwnRequest<{ shown: string }>({ request, token }, 'confirm', {
    onSuccess: onConfirmed,
  });
  const shown = shownDaysOf({ startDate: request.start_date, endDate: request.end_date });
  const what = request.status === 'approved' ? 'confirmBooking' : 'confirmRequest';
  return (
    <Note icon={MailCheck} tone="action">
      <p>{t(`next.${what}`)}</p>
      {error !== null && (
        <p role="alert" className="mt-2 font-semibold">
          {messageOf(error, t('next.confirmFailed'), { INVALID_TRANSITION: t('confirm:failed.ended') })}
        </p>
      )}
      <Button
        kind={isMain ? 'primary' : 'quiet'}
        size="medium"
        className="mt-3"
        isBusy={isMutating}
        onClick={() => void trigger({ shown })}
      >
        {t(`next.${what}Action`)}
      </Button>
    </Note>
  );
};

/** The next step and the side that has to act, or the reason for the end; nothing if there is neither. */
const NextStep = ({ isPast, ...confirming }: ConfirmStepProps & { isPast: boolean }) => {
  const { request } = confirming;
  const { t } = useTranslation('status');
  const { cancellation_reason: reason, cancelled_as_wished: isAsWished } = request;
  if (isAsWished) {
    return <Note icon={MessageSquare}>{reason ? t('next.asWishedWith', { reason }) : t('next.asWished')}</Note>;
  }
  if (reason) return <Note icon={MessageSquare}>{t('next.reason', { reason })}</Note>;
  // A past stay has no next step.
  if (isPast || request.cancellation_wish) return null;
  switch (request.status) {
    case 'pending':
      return request.guest_confirmed_at === null ? (
        <ConfirmStep {...confirming} />
      ) : (
        <Note icon={Clock}>{t('next.underReview')}</Note>
      );
    case 'approved':
      return <ConfirmStep {...confirming} />;
    default:
      return null;
  }
};
