import type { AdminSettingsView } from '@hearthstay/contracts';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Button } from '../../../../shared/ui/button';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { SettingsCard } from '../settings-card';
import { ImagePreview } from './image-preview';
import { UploadProgress } from './upload-progress';
import { useImageCard } from './use-image-card';

/** The photo behind the guests' pages (specification, section 5, "Background image"). */
export const BackgroundImageCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation(['admin', 'common']);
  const picker = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { inTransit, isRemoving, problem, uploadFailure, removalFailure, choose, remove, cancel } = useImageCard();
  const { backgroundImageUrl: url, backgroundImage } = settings;

  const sentenceOf = (error: unknown) => messageOf(error, t('common:failure.noAnswer'));

  const removeAndStay = async () => {
    // The button that was pressed goes with the image, and the focus with it.
    if (await remove()) chooseButton.current?.focus();
  };

  return (
    <SettingsCard title={t('image.title')}>
      <ImagePreview key={url} url={url} files={backgroundImage?.files} />
      {inTransit && <UploadProgress {...inTransit} onCancel={cancel} />}
      {(problem ?? uploadFailure) !== null && (
        <ErrorBox title={t('image.uploadFailed')}>
          {problem ? t(`image.${problem}`) : sentenceOf(uploadFailure)}
        </ErrorBox>
      )}
      {removalFailure !== null && <ErrorBox title={t('image.removeFailed')}>{sentenceOf(removalFailure)}</ErrorBox>}
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg"
          hidden
          aria-label={t('image.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={chooseButton}
            kind="quiet"
            size="medium"
            icon={ImageUp}
            // Not `disabled`, which would cost the focus that comes back from the browser's dialog.
            aria-disabled={inTransit !== null || undefined}
            onClick={() => inTransit === null && picker.current?.click()}
          >
            {t(url ? 'image.replace' : 'image.choose')}
          </Button>
          {url && (
            <Button
              kind="danger-outline"
              size="medium"
              icon={Trash2}
              disabled={inTransit !== null}
              isBusy={isRemoving}
              busyLabel={t('image.removing')}
              onClick={() => void removeAndStay()}
            >
              {t('image.remove')}
            </Button>
          )}
        </div>
        <p className="mt-4 text-note text-ink-2">{t('image.hint')}</p>
      </div>
    </SettingsCard>
  );
};
