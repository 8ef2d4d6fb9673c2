import type { LoggedEmail } from '@hearthstay/contracts';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { CopyLinkButton } from './copy-link-button';
import { useResendEmail } from './use-resend-email';

/** The actions for an e-mail that has not been sent. */
export const EmailActions = ({ email }: { email: LoggedEmail }) => (
  <div className="flex flex-wrap gap-2 empty:hidden @min-[36rem]:col-start-2 @min-[48rem]:col-start-4 @min-[48rem]:grid">
    {email.canResend && <ResendButton email={email} />}
    {email.hasLink && <CopyLinkButton email={email} />}
  </div>
);

const ResendButton = ({ email }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const { trigger, isMutating } = useResendEmail(email);
  return (
    <Button kind="quiet" size="small" icon={RotateCw} isBusy={isMutating} onClick={() => void trigger()}>
      {t(email.state === 'given-up' ? 'emailLog.sendAgain' : 'emailLog.tryNow')}
    </Button>
  );
};
