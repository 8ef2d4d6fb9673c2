import type { EmailFailure } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';

/** Why an e-mail was not sent, and what the mail server itself says. */
export const FailureText = ({ failure: { reason, details } }: { failure: EmailFailure }) => {
  const { t } = useTranslation('admin');
  return (
    <>
      {t(`emailLog.reasons.${reason}`)}{' '}
      {details && (
        <q lang="en" className="font-mono text-tiny before:content-none after:content-none">
          {details}
        </q>
      )}
    </>
  );
};
