import type { BackgroundImageView } from '@hearthstay/contracts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../../shared/api/upload';
import { imagePath } from './image-path';
import { useShowImage } from './use-show-image';

export interface ImageInTransit {
  file: File;
  /** Between 0 and 1; at 1 the server is at work. */
  share: number;
}

/**
 * Sends an image and tells how far it is. `send` answers whether it was taken, which it was not when it was called back, and
 * rejects with the refusal.
 */
export const useImageUpload = () => {
  const showImage = useShowImage();
  const [inTransit, setInTransit] = useState<ImageInTransit | null>(null);
  const controller = useRef<AbortController>(null);

  // Whoever leaves the tab does not see the outcome, so there should be none.
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File): Promise<boolean> => {
    const { signal } = (controller.current = new AbortController());
    const form = new FormData();
    form.append('backgroundImage', file);
    setInTransit({ file, share: 0 });
    try {
      const onProgress = (share: number) => setInTransit({ file, share });
      await showImage(await upload<BackgroundImageView>(imagePath, form, { onProgress, signal }));
      return true;
    } catch (error) {
      if (!signal.aborted) throw error;
      return false;
    } finally {
      setInTransit(null);
    }
  };

  return { inTransit, send, cancel: () => controller.current?.abort() };
};
