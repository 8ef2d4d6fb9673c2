import { maxImageBytes, type AdminSettingsView, type BackgroundImageView } from '@hearthstay/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@web/panel/notices/notices';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { upload } from '@web/shared/api/upload';
import { useMutation } from '@web/shared/api/use-mutation';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

/** The path of the image, below `/api`. */
const imagePath = '/admin/settings/background-image';

type ImageProblem = 'UNSUPPORTED_IMAGE' | 'IMAGE_TOO_LARGE';

/** The problem of a chosen file before it is sent. The server checks the content itself. */
export const checkImage = ({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | null => {
  if (type !== 'image/jpeg') return 'UNSUPPORTED_IMAGE';
  return size > maxImageBytes ? 'IMAGE_TOO_LARGE' : null;
};

export interface ImageUpload {
  file: File;
  /** Between 0 and 1; at 1 the server processes the image. */
  progress: number;
}

const cache = {
  key: adminSettingsKey,
  // `image` is `null` after a cancelled upload.
  populate: (settings: AdminSettingsView, image: BackgroundImageView | null) => ({ ...settings, ...image }),
  invalidates: publicSettingsKey,
};

/** Uploads and removes the image. */
export const useBackgroundImage = () => {
  const notify = useNotify();
  const controller = useRef<AbortController>(null);
  const [uploading, setUploading] = useState<ImageUpload | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);

  // An upload is cancelled when the owner leaves the tab, because its result would not be seen.
  useEffect(() => () => controller.current?.abort(), []);

  const sending = useMutation<File, BackgroundImageView | null, AdminSettingsView>(
    async (file) => {
      const { signal } = (controller.current = new AbortController());
      const onProgress = (progress: number) => setUploading({ file, progress });
      const form = new FormData();
      form.append('backgroundImage', file);
      onProgress(0);
      try {
        return await upload<BackgroundImageView>(imagePath, form, { onProgress, signal });
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        setUploading(null);
      }
    },
    { cache, onSuccess: (image) => image && notify({ kind: 'done', text: (t) => t('image.uploaded') }) },
  );
  const removal = useMutation(() => api.delete<BackgroundImageView>(imagePath), {
    cache,
    onSuccess: () => notify({ kind: 'done', text: (t) => t('image.removed') }),
  });

  return {
    uploading,
    isRemoving: removal.isMutating,
    /** The problem of the file that was chosen last. */
    problem,
    uploadFailure: sending.error,
    removalFailure: removal.error,
    choose: async (file: File) => {
      const found = checkImage(file);
      setProblem(found);
      sending.reset();
      removal.reset();
      if (!found) await sending.trigger(file);
    },
    /** Resolves to whether the image was removed. */
    remove: () => {
      setProblem(null);
      sending.reset();
      return removal.trigger();
    },
    cancel: () => controller.current?.abort(),
  };
};
