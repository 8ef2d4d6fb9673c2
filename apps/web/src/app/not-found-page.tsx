import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@web/shared/routes/paths';
import { ButtonLink } from '@web/shared/ui/button-link';
import { SmallPage } from '@web/shared/ui/small-page';

/** The page for unknown addresses. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <SmallPage icon={MapPinOff} tone="quiet" title={t('notFound.title')} lead={t('notFound.text')}>
      <ButtonLink to={paths.home.to()}>{t('notFound.home')}</ButtonLink>
    </SmallPage>
  );
};
