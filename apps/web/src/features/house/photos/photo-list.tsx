import { imageHashSchema, photoChangeSchema, type PhotoView } from '@hearthstay/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { Form } from '@web/shared/ui/form';
import { MutationError } from '@web/shared/ui/mutation-error';
import { movedTo } from './moved-to';
import { PhotoRow } from './photo-row';
import { RemovePhotoDialog } from './remove-photo-dialog';
import { useDescribePhotos, useOrderPhotos, type AltsOfPhotos } from './use-photos';

const altsSchema = z.record(imageHashSchema, photoChangeSchema.shape.alt);

/** The photos in their order, with one form for what they show. Moving and removing one takes effect at once. */
export const PhotoList = ({ photos }: { photos: readonly PhotoView[] }) => {
  const { t } = useTranslation('admin');
  const ordering = useOrderPhotos();
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<PhotoView | null>(null);
  const form = useContractForm<AltsOfPhotos, AltsOfPhotos, AltsOfPhotos>({
    // Copies, because the form writes into nested values.
    values: Object.fromEntries(photos.map(({ id, alt }) => [id, { ...alt }])),
    schema: altsSchema,
    // The form also has what was typed for a photo that is removed since.
    toBody: (typed) => Object.fromEntries(photos.map(({ id, alt }) => [id, typed[id] ?? alt])),
    saving: useDescribePhotos(photos),
  });
  const move = async (from: number, to: number) => {
    if (from === to || ordering.isMutating) return;
    const order = movedTo(photos, from, to).map(({ id }) => id);
    if (await ordering.trigger(order)) setMoved(t('house.photos.moved', { number: to + 1, count: photos.length }));
  };
  return (
    <>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        <ol className="grid gap-4">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              index={index}
              isLast={index === photos.length - 1}
              isDragged={index === dragged}
              altField={(language) => form.field(`${photo.id}.${language}`)}
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
        <p role="status" className="text-note font-semibold text-approved empty:hidden">
          {moved}
        </p>
        <MutationError title={t('house.photos.changeFailed')} error={ordering.error} />
        <SaveRow form={form} />
      </Form>
      {removed && <RemovePhotoDialog photo={removed} onClose={() => setRemoved(null)} />}
    </>
  );
};
