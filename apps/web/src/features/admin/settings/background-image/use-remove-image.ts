import type { BackgroundImageView } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { imagePath } from './image-path';
import { useShowImage } from './use-show-image';

/** Removes the image. Rejects with the refusal. */
export const useRemoveImage = () => {
  const showImage = useShowImage();
  return async () => showImage(await api.delete<BackgroundImageView>(imagePath));
};
