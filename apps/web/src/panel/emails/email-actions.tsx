import type { LoggedEmail } from '@hearthstay/contracts';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { classNames } from '@web/shared/ui/class-names';
import { CopyLinkButton } from './copy-link-button';
import type { EmailLogScope } from './use-email-log';
import { useResendEmail } from './use-resend-email';

interface EmailActionsProps {
  email: LoggedEmail;
  /** The part of the log in which it is shown. */
  scope: EmailLogScope;
  className?: string;
}

/** The actions for an e-mail that has not been sent. */
export const EmailActions = ({ email, scope, className }: EmailActionsProps) => (
  <div className={classNames('flex flex-wrap gap-2 empty:hidden', className)}>
    {email.canResend && <ResendButton email={email} scope={scope} />}
    {email.hasLink && <CopyLinkButton email={email} />}
  </div>
);

const ResendButton = ({ email, scope }: Omit<EmailActionsProps, 'className'>) => {
  const { t } = useTranslation('admin');
  const { trigger, isMutating } = useResendEmail(email, scope);
  return (
    <Button kind="quiet" size="small" icon={RotateCw} isBusy={isMutating} onClick={() => void trigger()}>
      {t(email.state === 'given-up' ? 'emailLog.sendAgain' : 'emailLog.tryNow')}
    </Button>
  );
};
