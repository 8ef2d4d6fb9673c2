import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { call } from '@web/shared/api/call';
import { useMutation } from '@web/shared/api/use-mutation';
import { TextButton } from '@web/shared/ui/button';

/** How long the file is kept, in milliseconds, because Safari reads it some time after the click. */
const keptMs = 60_000;

const save = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};

/** Downloads all bookings as a file for spreadsheets. Not a link, because only a call sends the admin's session. */
export const ExportButton = () => {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const { trigger, isMutating } = useMutation(
    () => call<Blob>('/admin/bookings.csv', { method: 'GET', headers: { Accept: 'text/csv' }, as: 'blob' }),
    {
      onSuccess: (file) => save(file, `${t('tabs.bookings')}.csv`),
      onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, t('bookings.exportFailed')) }),
    },
  );
  return (
    <p className="mt-3 flex justify-end px-2 print:hidden">
      <TextButton icon={Download} isBusy={isMutating} onClick={() => void trigger()}>
        {t('bookings.export')}
      </TextButton>
    </p>
  );
};
