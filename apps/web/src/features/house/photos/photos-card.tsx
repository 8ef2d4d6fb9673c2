import { fieldLimits } from '@hearthstay/stay';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '@web/panel/images/upload-progress';
import { useRefusalReason } from '@web/panel/images/use-refusal-reason';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { Button } from '@web/shared/ui/button';
import { ErrorBox } from '@web/shared/ui/note';
import { QueryState } from '@web/shared/ui/query-state';
import { PhotoList } from './photo-list';
import { useAddPhotos, usePhotos } from './use-photos';

/** The photos of the house: added, described, removed, and put in order by dragging or by buttons. */
export const PhotosCard = () => {
  const { t } = useTranslation('admin');
  const query = usePhotos();
  const { uploading, refused, choose, cancel } = useAddPhotos();
  const reasonOf = useRefusalReason();
  const picker = useRef<HTMLInputElement>(null);
  const photos = query.data ?? [];
  const isFull = photos.length >= fieldLimits.photosMax;
  return (
    <SettingsCard title={t('house.photos.title')} lead={t('house.photos.lead')}>
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg"
          multiple
          hidden
          aria-label={t('house.photos.add')}
          onChange={({ target }) => {
            if (uploading === null) void choose([...(target.files ?? [])]);
            // Without this, the browser fires no event when the same file is chosen again.
            target.value = '';
          }}
        />
        <Button
          kind="quiet"
          size="medium"
          icon={ImageUp}
          // Not `disabled`, which would lose the focus that the browser's dialog returns.
          aria-disabled={isFull || uploading !== null || undefined}
          onClick={() => !isFull && uploading === null && picker.current?.click()}
        >
          {t('house.photos.add')}
        </Button>
        <p className="mt-4 text-note text-ink-2">{isFull ? t('house.photos.full') : t('house.photos.hint')}</p>
      </div>
      {uploading && <UploadProgress {...uploading} onCancel={cancel} />}
      {refused.length > 0 && (
        <ErrorBox title={t('house.photos.uploadFailed', { count: refused.length })}>
          {refused.map((image, index) => (
            <span key={index} className="mt-1 block">
              <b className="font-semibold">{image.name}</b>: {reasonOf(image)}
            </span>
          ))}
        </ErrorBox>
      )}
      {query.data ? (
        photos.length > 0 && <PhotoList photos={photos} />
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
      {query.data?.length === 0 && <p className="text-label text-ink-2">{t('house.photos.none')}</p>}
    </SettingsCard>
  );
};
