import type { i18n } from 'i18next';
import { CircleAlert } from 'lucide-react';
import { crashedPageId } from '@web/app/crashed-page';
import { Button } from '@web/shared/ui/button';
import { SmallPage } from '@web/shared/ui/small-page';

/** The error page in each language, hidden until the application shows one of them. */
export const CrashedPages = ({ texts }: { texts: i18n[] }) =>
  texts.map(({ language, t }) => (
    <template key={language} id={crashedPageId(language)}>
      <SmallPage icon={CircleAlert} tone="taken" title={t('crashed:title')} lead={t('crashed:text')}>
        <Button>{t('crashed:reload')}</Button>
      </SmallPage>
    </template>
  ));
