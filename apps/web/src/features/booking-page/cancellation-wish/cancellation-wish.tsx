import { isPast, isTaken } from '@hearthstay/stay';
import { Ban, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Dock } from '../dock';
import { Section } from '../section';
import { WishResponseDialog } from './wish-response-dialog';

/** A guest's wish to cancel, with a button for each of the two responses; nothing without a wish. */
export const CancellationWish = ({ row: { request } }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const [response, setResponse] = useState<'cancel' | 'keep' | null>(null);
  const { cancellationWish: wish } = request;
  if (!wish || !isTaken(request.status) || isPast(request, today)) return null;
  return (
    <Section title={t('cancellationWish.title')}>
      <p className="text-label whitespace-pre-line wrap-anywhere">
        {wish.reason ?? <span className="text-ink-2">{t('cancellationWish.noReason')}</span>}
      </p>
      <div className="mt-3">
        <Dock>
          <Button kind="danger-outline" size="medium" icon={Ban} onClick={() => setResponse('cancel')}>
            {t('cancellationWish.cancel')}
          </Button>
          <Button kind="quiet" size="medium" icon={Check} onClick={() => setResponse('keep')}>
            {t('cancellationWish.keep')}
          </Button>
        </Dock>
      </div>
      {response && (
        <WishResponseDialog request={request} accept={response === 'cancel'} onClose={() => setResponse(null)} />
      )}
    </Section>
  );
};
