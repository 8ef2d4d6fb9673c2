import { useState } from 'react';
import { Photo } from '../../shared/ui/photo/photo';
import type { PhotoFiles } from '../../shared/ui/photo/sources-of';

interface BackgroundPhotoProps {
  url: string;
  files?: PhotoFiles;
}

/**
 * The owner's photo behind the page under a veil that lets text stand on it. Fixed to the window, it moves nothing when
 * it comes. It is dropped with its veil when it fails to load.
 */
export const BackgroundPhoto = ({ url, files }: BackgroundPhotoProps) => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div aria-hidden className="fixed inset-0 -z-10 print:hidden forced-colors:hidden">
      <Photo
        url={url}
        files={files}
        sizes="100vw"
        className="size-full object-cover object-top"
        onBroken={() => setIsBroken(true)}
      />
      <div className="veil absolute inset-0" />
    </div>
  );
};
