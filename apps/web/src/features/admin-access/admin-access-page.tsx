import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SmallPage } from '../../shared/ui/small-page';
import { Denied } from './denied';
import { Granted } from './granted';
import { useAdminLink } from './use-admin-link';

/** Where an admin's link leads (specification, section 2, "Admin access"). */
export const AdminAccessPage = () => {
  const { t } = useTranslation('admin-access');
  const { token = '' } = useParams();
  const { isOpen, error, isRetrying, retry } = useAdminLink(token);
  if (isOpen) return <Granted />;
  if (error !== undefined) return <Denied error={error} isRetrying={isRetrying} onRetry={retry} />;
  return <SmallPage title={t('verifying.title')} lead={t('verifying.text')} />;
};
