import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { TextButton } from '@web/shared/ui/button';
import type { ImageUpload } from './use-image-upload';

interface UploadProgressProps extends ImageUpload {
  onCancel: () => void;
}

const megabyte = 1024 * 1024;

/** The progress of the upload. When the server has all of it, it can no longer be cancelled. */
export const UploadProgress = ({ file, progress, number, count, onCancel }: UploadProgressProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const megabytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const total = file.size / megabyte;
  const isSent = progress >= 1;
  return (
    <div className="grid gap-2 rounded-control border border-line p-4">
      <div className="flex justify-between gap-4 text-label">
        <p className="min-w-0 truncate font-medium">{file.name}</p>
        <p className="shrink-0 text-note text-ink-2 tabular-nums">
          {count > 1 && `${t('image.position', { number, count })} · `}
          {percent.format(progress)}
        </p>
      </div>
      <progress
        aria-label={file.name}
        value={progress}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-disabled [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine"
      />
      <div className="flex min-h-5 items-center justify-between gap-4 text-note text-ink-2">
        <p className="tabular-nums">
          {isSent
            ? t('image.processing')
            : t('image.sent', { sent: megabytes.format(progress * total), total: megabytes.format(total) })}
        </p>
        {!isSent && <TextButton onClick={onCancel}>{t('common:cancel')}</TextButton>}
      </div>
    </div>
  );
};
