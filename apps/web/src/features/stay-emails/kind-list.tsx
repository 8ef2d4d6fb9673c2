import { stayEmailKinds, type StayEmail, type StayEmailKind, type StayEmails } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOfEmailLog } from '@web/panel/emails/email-log-address';
import { addressOfEmailPart } from '@web/panel/emails/email-part';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { addressOfKind } from './kind-address';

interface KindListProps {
  emails: StayEmails;
  /** The kind beside the list. */
  shown: StayEmailKind;
  className?: string;
}

/** The e-mails of a stay, what is set for each, and the links to the log and to the notices. */
export const KindList = ({ emails, shown, className }: KindListProps) => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  return (
    <Card className={classNames('overflow-hidden py-4', className)}>
      <nav aria-labelledby={titleId}>
        <h2 id={titleId} className="px-4 pb-3 text-body font-semibold xs:px-5">
          {t('stayEmails.title')}
        </h2>
        <ul>
          {stayEmailKinds.map((kind) => (
            <li key={kind}>
              <KindLink kind={kind} email={emails[kind]} isShown={kind === shown} />
            </li>
          ))}
          <li className="mx-4 mt-3 border-t border-line pt-2 xs:mx-5">
            <PartLink to={addressOfEmailLog({})}>{t('emailLog.title')}</PartLink>
          </li>
          <li className="mx-4 xs:mx-5">
            <PartLink to={addressOfEmailPart('notices')}>{t('noticeAddress.title')}</PartLink>
          </li>
        </ul>
      </nav>
    </Card>
  );
};

const PartLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="flex min-h-12 items-center justify-between gap-2 text-label font-medium hover:text-pine">
    {children}
    <Icon of={ChevronRight} size={16} className="text-ink-2" />
  </Link>
);

interface KindLinkProps {
  kind: StayEmailKind;
  email: StayEmail;
  isShown: boolean;
}

const KindLink = ({ kind, email, isShown }: KindLinkProps) => {
  const { t } = useTranslation('admin');
  const { enabled } = email;
  return (
    <Link
      to={addressOfKind(kind)}
      aria-current={isShown ? 'page' : undefined}
      className={classNames(
        'flex min-h-16 items-center justify-between gap-3 border-l-3 py-2.5 pr-4 pl-3.25 hover:bg-sunken xs:pr-5 xs:pl-4.25',
        'border-transparent',
        isShown && 'lg:border-pine lg:bg-pine-soft',
      )}
    >
      <span className="min-w-0">
        <span className="block text-label font-medium">{t(`stayEmails.kinds.${kind}`)}</span>
        <span className="block text-note text-ink-2">
          <Summary kind={kind} email={email} />
        </span>
      </span>
      <span
        className={classNames(
          'flex shrink-0 items-center gap-1.5 text-note',
          enabled ? 'font-semibold text-approved' : 'text-ink-2',
        )}
      >
        {enabled && <Icon of={Check} size={16} />}
        {t(enabled ? 'stayEmails.on' : 'stayEmails.off')}
      </span>
    </Link>
  );
};

/** When it is sent, or that it is not written yet. */
const Summary = ({ kind, email }: Omit<KindLinkProps, 'isShown'>) => {
  const { t } = useTranslation('admin');
  const { days, hour } = email;
  if (!email.enabled && locales.every((locale) => email.text[locale] === '')) return t('stayEmails.notWritten');
  const time = t('stayEmails.oClock', { hour });
  if (days === 0) return t('stayEmails.onTheDay', { time });
  return t(kind === 'thanks' ? 'stayEmails.after' : 'stayEmails.before', { count: days, time });
};
