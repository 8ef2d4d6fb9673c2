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
  /** Which of the images that were chosen together, from 1. */
  number: number;
  /** How many were chosen together. */
  count: number;
}

/** An image that was not taken. */
export interface RefusedImage {
  /** Of the file. */
  name: string;
  /** Found before anything is sent; `null` if the call has failed. */
  problem: ImageProblem | null;
  /** Of the call. */
  error?: unknown;
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
  /** Called once after the last of the images that were chosen together, if one was taken. */
  onUploaded: (taken: number) => void;
}

interface SentImage extends Omit<ImageUpload, 'progress'> {
  signal: AbortSignal;
}

/** Uploads images that the owner chooses, one after the other. A refused one does not stop those after it. */
export const useImageUpload = <Response, Cached>({
  path,
  field,
  cache,
  onUploaded,
}: UploadTarget<Response, Cached>) => {
  const controller = useRef<AbortController>(null);
  const [uploading, setUploading] = useState<ImageUpload | null>(null);
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const refuse = (image: RefusedImage) => setRefused((others) => [...others, image]);

  // An upload is cancelled when the owner leaves the tab, because its result would not be seen.
  useEffect(() => () => controller.current?.abort(), []);

  const sending = useMutation<SentImage, Response | null, Cached>(
    async ({ signal, ...image }) => {
      const onProgress = (progress: number) => setUploading({ ...image, progress });
      const form = new FormData();
      form.append(field, image.file);
      onProgress(0);
      try {
        return await upload<Response>(path, form, { onProgress, signal });
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    { cache, onError: (error, { file: { name } }) => refuse({ name, problem: null, error }) },
  );
  const reset = () => setRefused([]);

  const choose = async (files: readonly File[]) => {
    reset();
    const { signal } = (controller.current = new AbortController());
    let taken = 0;
    for (const [index, file] of files.entries()) {
      const problem = checkImage(file);
      if (problem) refuse({ name: file.name, problem });
      const isSent = !problem && (await sending.trigger({ file, number: index + 1, count: files.length, signal }));
      if (signal.aborted) break;
      if (isSent) taken += 1;
    }
    setUploading(null);
    if (taken > 0) onUploaded(taken);
  };

  return {
    uploading,
    /** Of the images that were chosen last. */
    refused,
    choose,
    /** Cancels the present image and leaves out those after it. */
    cancel: () => controller.current?.abort(),
    reset,
  };
};
