import type { NoticeView } from '@hearthstay/contracts';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOfEmailLog } from '@web/panel/emails/email-log-address';
import { useEmailPart } from '@web/panel/emails/email-part';
import { FailureText } from '@web/panel/emails/failure-text';
import { useMoment } from '@web/panel/use-moment';
import { Icon } from '@web/shared/ui/icon';

/** Says that no e-mail can be sent, with the message of the mail server. */
export const FailingEmailsNotice = ({ notice: { since, emails } }: { notice: NoticeView }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const waiting = emails?.waiting ?? 0;
  const isAtLog = useEmailPart() === 'log';
  return (
    <div className="flex gap-3 rounded-control bg-taken-soft px-4 py-3 text-label/6 forced-colors:border">
      <Icon of={MailX} className="mt-0.5 text-taken-ink" />
      <div className="min-w-0 wrap-break-word">
        <strong className="font-semibold text-taken-ink">
          {waiting > 0
            ? t('notices.EMAILS_FAILING.title', { time: moment(since), count: waiting })
            : t('notices.EMAILS_FAILING.noneWaiting', { time: moment(since) })}
        </strong>{' '}
        {waiting > 0 && t('notices.EMAILS_FAILING.text')}
        {emails && (
          <p className="text-note">
            <FailureText failure={emails.failure} />
          </p>
        )}
        {!isAtLog && (
          <Link to={addressOfEmailLog({})} className="text-button -mb-2!">
            {t('notices.EMAILS_FAILING.log')}
          </Link>
        )}
      </div>
    </div>
  );
};
