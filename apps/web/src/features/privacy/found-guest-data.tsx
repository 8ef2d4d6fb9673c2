import { formatDay } from '@hearthstay/stay';
import { CalendarClock, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Note } from '@web/shared/ui/note';
import { EraseDialog } from './erase-dialog';
import { ServiceList } from './service-list';
import { useExportGuest, type FoundGuest } from './use-guest-data';

interface FoundGuestDataProps {
  guest: FoundGuest;
  onErased: () => void;
}

/** What was found of a guest, and what can be done with it. */
export const FoundGuestData = ({ guest, onErased }: FoundGuestDataProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const exporting = useExportGuest(t('privacy.guest.file'));
  const { email, services, stayUntil } = guest;
  const isEmpty = services.every(({ found }) => found && Object.keys(found).length === 0);
  if (isEmpty) return <p className="text-label wrap-anywhere">{t('privacy.guest.none', { email })}</p>;
  return (
    <div className="grid gap-4 rounded-control bg-sunken p-4">
      <p className="text-label font-semibold wrap-anywhere">{t('privacy.guest.found', { email })}</p>
      <ServiceList services={services} without={t('privacy.away')} />
      {stayUntil !== undefined && (
        <Note icon={CalendarClock} tone="action">
          {t('privacy.guest.ahead', { day: formatDay(stayUntil, locale) })}
        </Note>
      )}
      <MutationError title={t('privacy.guest.exportFailed')} error={exporting.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          size="medium"
          icon={Download}
          isBusy={exporting.isMutating}
          onClick={() => void exporting.trigger({ email })}
        >
          {t('privacy.guest.export')}
        </Button>
        {stayUntil === undefined && (
          <Button kind="danger" size="medium" icon={Trash2} onClick={() => setIsDialogOpen(true)}>
            {t('privacy.guest.erase')}
          </Button>
        )}
      </div>
      {isDialogOpen && <EraseDialog guest={guest} onClose={() => setIsDialogOpen(false)} onErased={onErased} />}
    </div>
  );
};
