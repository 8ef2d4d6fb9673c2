import { noticeFailureReasons, type EmailFailure, type NoticeFailureReason } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';

const isOfNotice = (reason: EmailFailure['reason']): reason is NoticeFailureReason =>
  noticeFailureReasons.some((one) => one === reason);

/** Why an e-mail or a notice was not sent. */
export const ReasonText = ({ failure: { reason, details = '' } }: { failure: EmailFailure }) => {
  const { t } = useTranslation(['admin', 'errors']);
  return isOfNotice(reason) ? t(`errors:${reason}`, { said: details }) : t(`emailLog.reasons.${reason}`);
};

/** Why an e-mail or a notice was not sent, and what the mail server or the receiver itself says. */
export const FailureText = ({ failure }: { failure: EmailFailure }) => (
  <>
    <ReasonText failure={failure} />{' '}
    {failure.details && !isOfNotice(failure.reason) && (
      <samp lang="en" className="text-tiny">
        {failure.details}
      </samp>
    )}
  </>
);
