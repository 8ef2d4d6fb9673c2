import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '@web/shared/ui/button';
import { SmallPage } from '@web/shared/ui/small-page';

interface CrashedProps {
  /** For the console only. */
  error: unknown;
}

const Crashed = ({ error }: CrashedProps) => {
  const { t } = useTranslation('crashed');
  useEffect(() => console.error('The page could not be shown', error), [error]);
  return (
    <SmallPage icon={CircleAlert} tone="taken" title={t('title')} lead={t('text')} takesFocus>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </SmallPage>
  );
};

/** In place of a page that could not be loaded or shown, as after an update of the program or without a network. */
export const CrashedPage = () => <Crashed error={useRouteError()} />;

/** In place of everything, when the program could not start. */
export const CrashedStart = ({ error }: CrashedProps) => (
  <main className="px-2">
    <Crashed error={error} />
  </main>
);

/** In place of everything, when what stands around the pages could not be shown either. */
export const CrashedShell = () => <CrashedStart error={useRouteError()} />;
