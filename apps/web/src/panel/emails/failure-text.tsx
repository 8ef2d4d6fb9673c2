import type { EmailFailure } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';

/** The reason why an e-mail was not sent, with the message of the mail server. */
export const FailureText = ({ failure: { reason, details } }: { failure: EmailFailure }) => {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`emailLog.reasons.${reason}`)}{' '}
      {details && (
        <samp lang="en" className="text-tiny">
          {details}
        </samp>
      )}
    </>
  );
};
