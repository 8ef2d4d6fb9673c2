import type { AdminSettingsView } from '@hearthstay/contracts';
import { ImageOff, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '@web/panel/images/upload-progress';
import { useRefusalReason } from '@web/panel/images/use-refusal-reason';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { Button } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { MutationError } from '@web/shared/ui/mutation-error';
import { ErrorBox } from '@web/shared/ui/note';
import { Photo, type PhotoFiles } from '@web/shared/ui/photo';
import { useBackgroundImage } from './use-background-image';

/** The photo behind the pages for guests. */
export const BackgroundImageCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation('admin');
  const picker = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { uploading, isRemoving, refused, removalFailure, choose, remove, cancel } = useBackgroundImage();
  const reasonOf = useRefusalReason();
  const { backgroundImageUrl: url, backgroundImage } = settings;

  const removeAndStay = async () => {
    // The pressed button is removed with the image, so another one takes the focus.
    if (await remove()) chooseButton.current?.focus();
  };

  return (
    <SettingsCard title={t('image.title')}>
      <ImagePreview key={url} url={url} files={backgroundImage?.files} />
      {uploading && <UploadProgress {...uploading} onCancel={cancel} />}
      {refused && <ErrorBox title={t('image.uploadFailed')}>{reasonOf(refused)}</ErrorBox>}
      <MutationError title={t('image.removeFailed')} error={removalFailure} />
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
            // Without this, the browser fires no event when the same file is chosen again.
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={chooseButton}
            kind="quiet"
            size="medium"
            icon={ImageUp}
            // Not `disabled`, which would lose the focus that the browser's dialog returns.
            aria-disabled={uploading !== null || undefined}
            onClick={() => uploading === null && picker.current?.click()}
          >
            {t(url ? 'image.replace' : 'image.choose')}
          </Button>
          {url && (
            <Button
              kind="danger-outline"
              size="medium"
              icon={Trash2}
              disabled={uploading !== null}
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

interface ImagePreviewProps {
  url: string | null;
  files?: PhotoFiles;
}

const sizes = '(min-width: 64rem) 528px, 100vw';

/** The present image, or the note that there is none, in a box of the same size. */
const ImagePreview = ({ url, files }: ImagePreviewProps) => {
  const { t } = useTranslation('admin');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="relative aspect-2/1 overflow-hidden rounded-control bg-sunken">
      {url && !isBroken ? (
        <>
          <Photo
            url={url}
            files={files}
            sizes={sizes}
            alt={t('image.alt')}
            className="size-full object-cover"
            onBroken={() => setIsBroken(true)}
          />
          <span className="absolute top-3 left-3 rounded-full bg-surface px-2.5 py-0.5 text-note font-semibold">
            {t('image.current')}
          </span>
        </>
      ) : (
        <p className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-label text-balance text-ink-2">
          <Icon of={ImageOff} size={24} />
          {t(url ? 'image.broken' : 'image.none')}
        </p>
      )}
    </div>
  );
};
