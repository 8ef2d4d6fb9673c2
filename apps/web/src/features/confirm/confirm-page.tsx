import type { ConfirmationView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { api } from '../../shared/api/client';
import { useOnce } from '../../shared/api/use-once';
import { SmallPage } from '../../shared/ui/small-page';
import { Confirmed } from './confirmed';
import { Failed } from './failed';

/** Where the confirm link of an e-mail leads (specification, section 2, "Confirmation page"). */
export const ConfirmPage = () => {
  const { t } = useTranslation('confirm');
  const { token = '' } = useParams();
  const { answer, error, isRetrying, retry } = useOnce<ConfirmationView>(
    `/bookings/confirm/${encodeURIComponent(token)}`,
    api.open,
  );
  if (answer) return <Confirmed {...answer} />;
  if (error !== undefined) return <Failed error={error} isRetrying={isRetrying} onRetry={retry} />;
  return <SmallPage isWide title={t('confirming.title')} lead={t('confirming.text')} />;
};
