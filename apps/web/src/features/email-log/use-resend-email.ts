import type { LoggedEmail } from '@hearthstay/contracts';
import { useEmailLogScope } from '@web/panel/emails/email-log-address';
import { emailLogKey, pathOfEmail } from '@web/panel/emails/use-email-log';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

/** Makes one more attempt to send an e-mail. A failure is shown as a notice. */
export const useResendEmail = ({ id, attempts }: LoggedEmail) => {
  const notify = useNotify();
  const key = emailLogKey(useEmailLogScope());
  return useMutation(() => api.post<LoggedEmail>(`${pathOfEmail(id)}/resend`, { attempts }), {
    cache: { key },
    onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, t('emailLog.resendFailed')) }),
  });
};
