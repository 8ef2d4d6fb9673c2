import type { AdminSettingsView, BackgroundImageView } from '@hearthstay/contracts';
import { useImageUpload } from '@web/panel/images/use-image-upload';
import { useNotify } from '@web/panel/notices/notices';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

/** The path of the image, below `/api`. */
const imagePath = '/admin/settings/background-image';

const cache = {
  key: adminSettingsKey,
  // `image` is `null` after a cancelled upload.
  populate: (settings: AdminSettingsView, image: BackgroundImageView | null) => ({ ...settings, ...image }),
  invalidates: publicSettingsKey,
};

/** Uploads and removes the image. */
export const useBackgroundImage = () => {
  const notify = useNotify();
  const sending = useImageUpload<BackgroundImageView, AdminSettingsView>({
    path: imagePath,
    field: 'backgroundImage',
    cache,
    onUploaded: () => notify({ kind: 'done', text: (t) => t('image.uploaded') }),
  });
  const removal = useMutation(() => api.delete<BackgroundImageView>(imagePath), {
    cache,
    onSuccess: () => notify({ kind: 'done', text: (t) => t('image.removed') }),
  });

  return {
    uploading: sending.uploading,
    isRemoving: removal.isMutating,
    refused: sending.refused[0],
    removalFailure: removal.error,
    choose: (file: File) => {
      removal.reset();
      return sending.choose([file]);
    },
    /** Resolves to whether the image was removed. */
    remove: () => {
      sending.reset();
      return removal.trigger();
    },
    cancel: sending.cancel,
  };
};
