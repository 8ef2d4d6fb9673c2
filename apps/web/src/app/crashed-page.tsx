import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import { SmallPage } from '../shared/ui/small-page';

/** For a page that could not be loaded or shown, as after an update of the program or without a network. */
export const CrashedPage = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('The page could not be shown', error), [error]);
  return (
    <main className="px-2">
      <SmallPage icon={CircleAlert} tone="taken" title={t('crashed.title')} lead={t('crashed.text')}>
        <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
      </SmallPage>
    </main>
  );
};
