import type { EmailFailure } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';

/** Why an e-mail was not sent, and what the mail server itself says. */
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
