import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '@web/shared/ui/button';
import { SmallPage } from '@web/shared/ui/small-page';

/** In place of a page that could not be loaded or shown, as after an update of the program or without a network. */
export const CrashedPage = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('The page could not be shown', error), [error]);
  return (
    <SmallPage icon={CircleAlert} tone="taken" title={t('crashed.title')} lead={t('crashed.text')} takesFocus>
      <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
    </SmallPage>
  );
};

/** In place of everything, when what stands around the pages could not be shown either. */
export const CrashedShell = () => (
  <main className="px-2">
    <CrashedPage />
  </main>
);
