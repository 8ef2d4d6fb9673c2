import { useTranslation } from 'react-i18next';
import { DownloadButton } from '@web/panel/download-button';

/** Downloads all bookings as a file for spreadsheets. */
export const ExportButton = () => {
  const { t } = useTranslation('admin');
  return (
    <p className="mt-3 flex justify-end px-2 print:hidden">
      <DownloadButton
        path="/admin/bookings.csv"
        name={t('tabs.bookings')}
        text={t('bookings.export')}
        failedText={(t) => t('bookings.exportFailed')}
      />
    </p>
  );
};
