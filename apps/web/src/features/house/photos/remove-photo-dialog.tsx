import type { PhotoView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Photo } from '@web/shared/ui/photo';
import { useRemovePhoto } from './use-photos';

interface RemovePhotoDialogProps {
  photo: PhotoView;
  onClose: () => void;
}

/** Asks before a photo is removed, which cannot be undone, and shows which one it is. */
export const RemovePhotoDialog = ({ photo, onClose }: RemovePhotoDialogProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { trigger: remove, isMutating, error } = useRemovePhoto(photo.id, onClose);
  return (
    <ConfirmDialog
      title={t('house.photos.removing.title')}
      confirm={t('house.photos.removing.confirm')}
      busyLabel={t('house.photos.removing.busy')}
      isPending={isMutating}
      onClose={onClose}
      onConfirm={() => void remove(undefined)}
    >
      <Photo
        url={photo.url}
        files={photo.files}
        sizes="20rem"
        alt={photo.alt[locale]}
        className="aspect-3/2 w-full max-w-80 rounded-small bg-sunken object-cover"
      />
      <p>{t('house.photos.removing.text')}</p>
      <MutationError title={t('house.photos.changeFailed')} error={error} />
    </ConfirmDialog>
  );
};
