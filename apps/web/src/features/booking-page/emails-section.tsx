import type { BookingRequest, EmailLog, EmailState, LoggedEmail, PlannedEmail } from '@hearthstay/contracts';
import { formatDayForTable } from '@hearthstay/stay';
import { CalendarClock, ChevronRight, MailCheck, MailX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmailActions } from '@web/panel/emails/email-actions';
import { addressOfEmailLog } from '@web/panel/emails/email-log-address';
import { EmailOutcome } from '@web/panel/emails/email-outcome';
import { timeOf } from '@web/panel/emails/email-times';
import { useEmailLog } from '@web/panel/emails/use-email-log';
import { useMoment } from '@web/panel/use-moment';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import { FailureNote } from '@web/shared/ui/note';
import { Section } from './section';
import { usePlannedEmails } from './use-planned-emails';

/** The number of latest e-mails that are listed, besides earlier ones that can be sent again. */
const namedEmails = 3;

/** The e-mails about a booking: those of the stay to come, the numbers of due and sent ones, and the latest of them. */
export const EmailsSection = ({ request }: { request: BookingRequest }) => {
  const { t } = useTranslation('admin');
  const { data: log, error, isRetrying, retry } = useEmailLog({ request: request.id }, request.updatedAt);
  const planned = usePlannedEmails(request);
  return (
    <Section
      title={t('bookingPage.emails.title')}
      action={
        log && log.total > 0 ? (
          <Link to={addressOfEmailLog({ request: request.id })} className="text-button">
            {t('bookingPage.emails.all', { count: log.total })}
            <Icon of={ChevronRight} size={16} />
          </Link>
        ) : null
      }
    >
      {log && <Summary log={log} />}
      {log && (log.total > 0 || planned.length > 0) && (
        <ul className="mt-3 grid gap-3 text-label">
          {planned.map((email) => (
            <PlannedLine key={email.kind} email={email} />
          ))}
          {log.emails
            .filter(({ canResend }, index) => index < namedEmails || canResend)
            .map((email) => (
              <EmailLine key={email.id} email={email} request={request.id} />
            ))}
        </ul>
      )}
      {!log && error !== undefined && (
        <FailureNote onRetry={() => void retry()} isRetrying={isRetrying}>
          {t('bookingPage.emails.failed')}
        </FailureNote>
      )}
    </Section>
  );
};

const Summary = ({ log: { counts, total } }: { log: EmailLog }) => {
  const { t } = useTranslation('admin');
  const parts = [
    { count: counts.waiting + counts.retrying, text: 'bookingPage.emails.due' },
    { count: counts.sent, text: 'bookingPage.emails.sent' },
    { count: counts['given-up'], text: 'bookingPage.emails.givenUp' },
  ] as const;
  const said = parts.filter(({ count }) => count > 0).map(({ count, text }) => t(text, { count }));
  return <p className="text-note text-ink-2">{total === 0 ? t('bookingPage.emails.none') : said.join(', ')}</p>;
};

const icons: Record<EmailState, LucideIcon> = {
  waiting: CalendarClock,
  retrying: MailX,
  sent: MailCheck,
  'given-up': MailX,
  dropped: MailX,
};

/** One e-mail; of one that fails also to whom it is, why, and what can be done. */
const EmailLine = ({ email, request }: { email: LoggedEmail; request: string }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const isFailing = email.state === 'retrying' || email.state === 'given-up';
  return (
    <Line
      icon={icons[email.state]}
      isFailing={isFailing}
      name={t(`emailLog.kinds.${email.kind}`)}
      details={
        isFailing && (
          <>
            {email.to !== '' && <p className="text-note text-ink-2 wrap-anywhere">{email.to}</p>}
            <EmailOutcome email={email} />
            <EmailActions email={email} scope={{ request }} className="mt-2" />
          </>
        )
      }
    >
      {t(`emailLog.states.${email.state}`)}, {moment(timeOf(email))}
    </Line>
  );
};

const PlannedLine = ({ email: { kind, day, hour } }: { email: PlannedEmail }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Line icon={CalendarClock} name={t(`stayEmails.kinds.${kind}`)}>
      {t('bookingPage.emails.planned', {
        day: formatDayForTable(day, locale),
        time: t('stayEmails.oClock', { hour }),
      })}
    </Line>
  );
};

interface LineProps {
  icon: LucideIcon;
  isFailing?: boolean;
  name: string;
  /** What has become of it, and when. */
  children: ReactNode;
  /** Shown below the line. */
  details?: ReactNode;
}

const Line = ({ icon, isFailing = false, name, children, details }: LineProps) => (
  <li className="flex gap-3">
    <Icon of={icon} className={isFailing ? 'text-taken-ink' : 'text-ink-2'} />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-note/6 text-ink-2 tabular-nums">{children}</span>
      </div>
      {details}
    </div>
  </li>
);
