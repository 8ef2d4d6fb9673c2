import type { LoggedEmail } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { emailLogKey, pathOfEmail, type EmailLogScope } from './use-email-log';

/** Makes one more attempt to send an e-mail of a part of the log. A failure is shown as a notice. */
export const useResendEmail = ({ id, attempts }: LoggedEmail, scope: EmailLogScope) => {
  const notify = useNotify();
  const key = emailLogKey(scope);
  return useMutation(() => api.post<LoggedEmail>(`${pathOfEmail(id)}/resend`, { attempts }), {
    cache: { key },
    onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, t('emailLog.resendFailed')) }),
  });
};
