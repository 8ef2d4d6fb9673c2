import type { LoggedEmail } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { EmailActions } from '@web/panel/emails/email-actions';
import { useEmailLogScope } from '@web/panel/emails/email-log-address';
import { EmailOutcome } from '@web/panel/emails/email-outcome';
import { timeOf } from '@web/panel/emails/email-times';
import { useRequests } from '@web/panel/requests/use-requests';
import { Address } from '@web/panel/rows';
import { useMoment } from '@web/panel/use-moment';
import { EmailStateBadge } from './email-state-badge';

/** The columns of the log on wide screens. */
export const emailColumns =
  '@min-[36rem]:grid @min-[36rem]:grid-cols-[9.5rem_minmax(0,1fr)_7.5rem] @min-[36rem]:gap-x-4 @min-[48rem]:grid-cols-[9.5rem_minmax(0,1fr)_7.5rem_11rem]';

/** One e-mail of the log. */
export const EmailRow = ({ email }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  return (
    <li className={`${emailColumns} grid gap-2 px-4 py-4 @min-[36rem]:items-start md:px-6`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <EmailStateBadge state={email.state} />
        <EmailTime time={moment(timeOf(email))} className="text-ink-2 @min-[36rem]:hidden" />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-label font-semibold">{t(`emailLog.kinds.${email.kind}`)}</h3>
        <Recipient email={email} />
        <EmailOutcome email={email} />
      </div>
      <EmailTime time={moment(timeOf(email))} className="hidden pt-0.5 @min-[36rem]:block" />
      <EmailActions
        email={email}
        scope={useEmailLogScope()}
        className="@min-[36rem]:col-start-2 @min-[48rem]:col-start-4 @min-[48rem]:grid"
      />
    </li>
  );
};

const EmailTime = ({ time, className }: { time: string; className: string }) => (
  <p className={`text-note tabular-nums ${className}`}>{time}</p>
);

/** The recipient's address; for a guest, also the name with a link to the booking. */
const Recipient = ({ email: { requestId, channel, to } }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const { requests = [] } = useRequests();
  const addresses = useBookingAddresses();
  const request = requests.find(({ id }) => id === requestId);
  return (
    <p className="text-note text-ink-2">
      {request?.name.trim() && (
        <>
          <Link to={addresses.of(request.id)} className="-my-2.5 inline-block py-2.5 font-medium text-pine">
            {request.name}
          </Link>
          {' · '}
        </>
      )}
      {channel && `${t(`emailLog.notice.channels.${channel}`)} · `}
      {to === '' ? t('bookings.erasedGuest') : <Address email={to} />}
    </p>
  );
};
