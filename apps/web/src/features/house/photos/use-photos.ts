import type { PhotoAlts, PhotoView } from '@hearthstay/contracts';
import { useImageUpload } from '@web/panel/images/use-image-upload';
import { useNotify } from '@web/panel/notices/notices';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicHouseKey } from '@web/shared/settings/public-house-key';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const photosKey = '/admin/photos';

export const usePhotos = () => useQuery<PhotoView[]>(photosKey);

const cache = {
  key: photosKey,
  // `changed` is `null` after a cancelled upload.
  populate: (photos: PhotoView[], changed: PhotoView[] | null) => changed ?? photos,
  invalidates: [publicSettingsKey, publicHouseKey],
};

export const useAddPhoto = () => {
  const notify = useNotify();
  return useImageUpload<PhotoView[], PhotoView[]>({
    path: photosKey,
    field: 'photo',
    cache,
    onUploaded: () => notify({ kind: 'done', text: (t) => t('house.photos.uploaded') }),
  });
};

export const useOrderPhotos = () =>
  useMutation<string[], PhotoView[], PhotoView[]>((order) => api.patch<PhotoView[]>(photosKey, { order }), { cache });

export const useDescribePhoto = (id: string) =>
  useMutation<{ alt: PhotoAlts }, PhotoView[], PhotoView[]>(
    (change) => api.patch<PhotoView[]>(`${photosKey}/${id}`, change),
    { cache },
  );

export const useRemovePhoto = (id: string, onRemoved: () => void) => {
  const notify = useNotify();
  return useMutation<undefined, PhotoView[], PhotoView[]>(() => api.delete<PhotoView[]>(`${photosKey}/${id}`), {
    cache,
    onSuccess: () => {
      notify({ kind: 'done', text: (t) => t('house.photos.removed') });
      onRemoved();
    },
  });
};
