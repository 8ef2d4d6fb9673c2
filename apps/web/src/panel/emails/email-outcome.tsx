import type { LoggedEmail } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useMoment } from '@web/panel/use-moment';
import { FailureText } from './failure-text';

/** The result of an e-mail, or the reason why it is not sent yet, with the message of the mail server. */
export const EmailOutcome = ({ email }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { state, attempts, nextAttemptAt, failure, isKept, channel } = email;
  const outcome = () => {
    if (state === 'sent' && channel) return t('emailLog.notice.taken');
    if (state === 'sent') return t(isKept ? 'emailLog.kept' : 'emailLog.accepted');
    if (state === 'dropped') return t(channel ? 'emailLog.notice.dropped' : 'emailLog.droppedHint');
    if (state === 'given-up') return t('emailLog.attempts', { count: attempts });
    if (state === 'waiting' || nextAttemptAt === undefined) return null;
    return t('emailLog.attempt', { count: attempts + 1, time: moment(nextAttemptAt) });
  };
  if (!failure) return <p className="text-note text-ink-2">{outcome()}</p>;
  return (
    <p className="text-note text-taken-ink">
      {outcome()} <FailureText failure={failure} />
    </p>
  );
};
