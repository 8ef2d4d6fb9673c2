import { maxImageBytes } from '@hearthstay/contracts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '@web/shared/api/upload';
import { useMutation } from '@web/shared/api/use-mutation';

export type ImageProblem = 'UNSUPPORTED_IMAGE' | 'IMAGE_TOO_LARGE';

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

interface UploadTarget<Response, Cached> {
  /** Below `/api`. */
  path: string;
  /** Of the form. */
  field: string;
  /** `response` is `null` after a cancelled upload. */
  cache: {
    key: string;
    populate: (cached: Cached, response: Response | null) => Cached;
    invalidates: string | readonly string[];
  };
  onUploaded: (response: Response) => void;
}

/** Uploads an image that the owner chooses. */
export const useImageUpload = <Response, Cached>({
  path,
  field,
  cache,
  onUploaded,
}: UploadTarget<Response, Cached>) => {
  const controller = useRef<AbortController>(null);
  const [uploading, setUploading] = useState<ImageUpload | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);

  // An upload is cancelled when the owner leaves the tab, because its result would not be seen.
  useEffect(() => () => controller.current?.abort(), []);

  const sending = useMutation<File, Response | null, Cached>(
    async (file) => {
      const { signal } = (controller.current = new AbortController());
      const onProgress = (progress: number) => setUploading({ file, progress });
      const form = new FormData();
      form.append(field, file);
      onProgress(0);
      try {
        return await upload<Response>(path, form, { onProgress, signal });
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        setUploading(null);
      }
    },
    { cache, onSuccess: (response) => response && onUploaded(response) },
  );
  const reset = () => {
    setProblem(null);
    sending.reset();
  };
  return {
    uploading,
    /** The problem of the file that was chosen last. */
    problem,
    failure: sending.error,
    /** @returns whether the file was sent and taken */
    choose: async (file: File): Promise<boolean> => {
      reset();
      const found = checkImage(file);
      setProblem(found);
      if (found) return false;
      return (await sending.trigger(file)) && !controller.current?.signal.aborted;
    },
    cancel: () => controller.current?.abort(),
    reset,
  };
};
