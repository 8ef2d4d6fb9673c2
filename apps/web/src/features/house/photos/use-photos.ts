import type { PhotoAlts, PhotoView } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
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
  // `changed` is `null` after a cancelled upload, and if nothing had to be saved.
  populate: (photos: PhotoView[], changed: PhotoView[] | null) => changed ?? photos,
  invalidates: [publicSettingsKey, publicHouseKey],
};

export const useAddPhotos = () => {
  const notify = useNotify();
  return useImageUpload<PhotoView[], PhotoView[]>({
    path: photosKey,
    field: 'photo',
    cache,
    onUploaded: (count) => notify({ kind: 'done', text: (t) => t('house.photos.uploaded', { count }) }),
  });
};

export const useOrderPhotos = () =>
  useMutation<string[], PhotoView[], PhotoView[]>((order) => api.patch<PhotoView[]>(photosKey, { order }), { cache });

/** What photos show, by their ids. */
export type AltsOfPhotos = Record<string, PhotoAlts>;

/** Saves what the photos show. Only those are sent whose texts are changed, one after the other. */
export const useDescribePhotos = (photos: readonly PhotoView[]) =>
  useMutation<AltsOfPhotos, PhotoView[] | null, PhotoView[]>(
    async (alts) => {
      let described: PhotoView[] | null = null;
      for (const { id, alt: saved } of photos) {
        const alt = alts[id];
        if (!alt || locales.every((language) => alt[language] === saved[language])) continue;
        described = await api.patch<PhotoView[]>(`${photosKey}/${id}`, { alt });
      }
      return described;
    },
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
