import type { PhotoView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { Photo } from '@web/shared/ui/photo';
import { useRemovePhoto } from './use-photos';

interface RemovePhotoDialogProps {
  photo: PhotoView;
  onClose: () => void;
}

/** Asks before a photo is removed, which cannot be undone, and shows which one it is. */
export const RemovePhotoDialog = ({ photo, onClose }: RemovePhotoDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const { trigger: remove, isMutating, error } = useRemovePhoto(photo.id, onClose);
  return (
    <Dialog
      title={t('house.photos.removing.title')}
      // Stays open during the call, which cannot be aborted and whose response must be shown.
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose} data-initial-focus>
            {t('common:cancel')}
          </Button>
          <Button
            kind="danger"
            isBusy={isMutating}
            busyLabel={t('house.photos.removing.busy')}
            onClick={() => void remove(undefined)}
          >
            {t('house.photos.removing.confirm')}
          </Button>
        </>
      }
    >
      <Photo
        url={photo.url}
        files={photo.files}
        sizes="20rem"
        alt={photo.alt[locale]}
        className="aspect-3/2 w-full max-w-80 rounded-small bg-sunken object-cover"
      />
      <p>{t('house.photos.removing.text')}</p>
      {error !== null && (
        <ErrorBox title={t('house.photos.changeFailed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </Dialog>
  );
};
