import type { ConfirmationView } from '@hearthstay/contracts';
import { creationOf, isDay, parseDay, shownDaysOf, type Day } from '@hearthstay/stay';
import { CalendarClock, CheckCheck, Clock, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError, messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { isOutage } from '@web/shared/api/is-outage';
import { useOnce } from '@web/shared/api/use-query';
import { RequestProgress } from '@web/shared/booking/request-progress';
import { StayDates } from '@web/shared/booking/stay-dates';
import { paths } from '@web/shared/routes/paths';
import { Button } from '@web/shared/ui/button';
import { ButtonLink } from '@web/shared/ui/button-link';
import { SmallPage } from '@web/shared/ui/small-page';

/** The page of the confirm link in an e-mail. */
export const ConfirmPage = () => {
  const { t } = useTranslation('confirm');
  const { token = '' } = useParams();
  const [shown, setShown] = useState<string>();
  const link = `/bookings/confirm/${encodeURIComponent(token)}`;
  const { response, error, isRetrying, retry } = useOnce<ConfirmationView>(
    shown === undefined ? link : `${link}?shown=${encodeURIComponent(shown)}`,
    api.open,
  );
  if (response) return <Confirmed {...response} />;
  const moved = daysNow(error);
  if (moved) return <Moved {...moved} onConfirm={() => setShown(shownDaysOf(moved))} />;
  if (error !== undefined) return <Failed error={error} isRetrying={isRetrying} onRetry={retry} />;
  return <SmallPage isWide title={t('confirming.title')} lead={t('confirming.text')} />;
};

interface Days {
  startDate: Day;
  endDate: Day;
}

/** The days of the request if they are others than the guest has seen. */
const daysNow = (error: unknown): Days | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'BOOKING_CHANGED_MEANWHILE') return undefined;
  const { startDate, endDate } = error.params;
  return isDay(startDate) && isDay(endDate) ? { startDate, endDate } : undefined;
};

/** Nothing was confirmed, because the stay is on other days than the e-mail with the link has named. */
const Moved = ({ startDate, endDate, onConfirm }: Days & { onConfirm: () => void }) => {
  const { t } = useTranslation('confirm');
  return (
    <SmallPage isWide takesFocus icon={CalendarClock} tone="amber" title={t('moved.title')} lead={t('moved.text')}>
      <div className="grid gap-6">
        <div className="rounded-control border border-line px-4 py-5.5 xs:px-5">
          <StayDates start={startDate} end={startDate === endDate ? null : endDate} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onConfirm}>{t('moved.confirm')}</Button>
          <ButtonLink kind="quiet" to={paths.home.to()}>
            {t('home')}
          </ButtonLink>
        </div>
      </div>
    </SmallPage>
  );
};

/**
 * The confirmation of a booking, or only of a request on which the owner has not decided yet; the two have different
 * texts.
 */
const Confirmed = ({ status, source, start_date: start, end_date: end }: ConfirmationView) => {
  const { t } = useTranslation('confirm');
  const outcome = status === 'confirmed' ? 'booked' : 'requested';
  return (
    <SmallPage
      isWide
      takesFocus
      icon={outcome === 'booked' ? CheckCheck : Clock}
      tone={outcome === 'booked' ? 'pine' : 'amber'}
      title={t(`${outcome}.title`)}
      lead={t(`${outcome}.text`)}
    >
      <div className="grid gap-6">
        <RequestProgress status={status} isGuestConfirmed creation={creationOf({ status, source })} />
        <div className="rounded-control border border-line px-4 py-5.5 xs:px-5">
          <StayDates start={parseDay(start)} end={start === end ? null : parseDay(end)} />
        </div>
        <div>
          <ButtonLink to={paths.home.to()}>{t('home')}</ButtonLink>
        </div>
      </div>
    </SmallPage>
  );
};

interface FailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Nothing was confirmed. After an outage, the same link may work; a new link helps only if this one is refused. */
const Failed = ({ error, isRetrying, onRetry }: FailedProps) => {
  const { t } = useTranslation(['confirm', 'common']);
  const reason = messageOf(error, t('failed.reason'), {
    INVALID_TRANSITION: t('failed.ended'),
    LINK_INVALID: t('failed.linkEnded'),
  });
  return (
    <SmallPage
      isWide
      takesFocus
      icon={Unlink}
      tone="taken"
      title={t('failed.title')}
      lead={t('failed.text', { reason })}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home.to()}>{t('home')}</ButtonLink>
        {isOutage(error) && (
          <Button kind="quiet" isBusy={isRetrying} onClick={onRetry}>
            {t('common:failure.retry')}
          </Button>
        )}
        {error instanceof ApiError && error.code === 'LINK_INVALID' && (
          <ButtonLink kind="quiet" to={paths.myRequests.to()}>
            {t('failed.newLink')}
          </ButtonLink>
        )}
      </div>
    </SmallPage>
  );
};
