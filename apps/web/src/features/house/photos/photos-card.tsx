import type { PhotoView } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '@web/panel/images/upload-progress';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { ErrorBox } from '@web/shared/ui/note';
import { QueryState } from '@web/shared/ui/query-state';
import { movedTo } from './moved-to';
import { PhotoRow } from './photo-row';
import { RemovePhotoDialog } from './remove-photo-dialog';
import { useAddPhoto, useOrderPhotos, usePhotos } from './use-photos';

/** The photos of the house: added, described, removed, and put in order by dragging or by buttons. */
export const PhotosCard = () => {
  const { t } = useTranslation(['admin', 'common', 'errors']);
  const query = usePhotos();
  const adding = useAddPhoto();
  const ordering = useOrderPhotos();
  const picker = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<PhotoView | null>(null);
  const photos = query.data ?? [];
  const isFull = photos.length >= fieldLimits.photosMax;
  const sentenceOf = (error: unknown) => messageOf(error, t('common:failure.noResponse'));

  const move = async (from: number, to: number) => {
    if (from === to || ordering.isMutating) return;
    const order = movedTo(photos, from, to).map(({ id }) => id);
    if (await ordering.trigger(order)) setMoved(t('house.photos.moved', { number: to + 1, count: photos.length }));
  };
  /** One after the other, until one is refused or cancelled. */
  const add = async (files: File[]) => {
    for (const file of files) if (!(await adding.choose(file))) return;
  };
  const addFailure = adding.problem
    ? t(`errors:${adding.problem}`)
    : adding.failure !== null && sentenceOf(adding.failure);
  return (
    <SettingsCard title={t('house.photos.title')} lead={t('house.photos.lead')}>
      {query.data ? (
        <ol className="grid gap-4">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              index={index}
              isLast={index === photos.length - 1}
              isDragged={index === dragged}
              onMove={(to) => void move(index, to)}
              onRemove={() => {
                ordering.reset();
                setRemoved(photo);
              }}
              onDrag={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => dragged !== null && void move(dragged, index)}
            />
          ))}
        </ol>
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
      {query.data?.length === 0 && <p className="text-label text-ink-2">{t('house.photos.none')}</p>}
      <p role="status" className="text-note font-semibold text-approved empty:hidden">
        {moved}
      </p>
      {adding.uploading && <UploadProgress {...adding.uploading} onCancel={adding.cancel} />}
      {addFailure && <ErrorBox title={t('house.photos.uploadFailed')}>{addFailure}</ErrorBox>}
      {ordering.error !== null && (
        <ErrorBox title={t('house.photos.changeFailed')}>{sentenceOf(ordering.error)}</ErrorBox>
      )}
      {removed && <RemovePhotoDialog photo={removed} onClose={() => setRemoved(null)} />}
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg"
          multiple
          hidden
          aria-label={t('house.photos.add')}
          onChange={({ target }) => {
            if (adding.uploading === null) void add([...(target.files ?? [])]);
            // Without this, the browser fires no event when the same file is chosen again.
            target.value = '';
          }}
        />
        <Button
          kind="quiet"
          size="medium"
          icon={ImageUp}
          // Not `disabled`, which would lose the focus that the browser's dialog returns.
          aria-disabled={isFull || adding.uploading !== null || undefined}
          onClick={() => !isFull && adding.uploading === null && picker.current?.click()}
        >
          {t('house.photos.add')}
        </Button>
        <p className="mt-4 text-note text-ink-2">{isFull ? t('house.photos.full') : t('house.photos.hint')}</p>
      </div>
    </SettingsCard>
  );
};
