import type { PhotoView } from '@hearthstay/contracts';
import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { useOpenedPhotos } from './use-opened-photos';

/** Loaded with the first photo that is opened. */
const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog')).GalleryDialog }));

interface PhotoLinkProps {
  photos: readonly PhotoView[];
  /** Of the photo that is opened first. */
  index: number;
  /** Where it leads without scripts. */
  href: string;
  /** The name for screen readers, if the content has none. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a photo that opens all of them in a dialog, or in a tab of its own where the guest asks for that. */
export const PhotoLink = ({ photos, index, href, label, className, children }: PhotoLinkProps) => {
  const { isOpen, open, close } = useOpenedPhotos();
  const openInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a href={href} aria-label={label} className={className} onClick={openInPlace}>
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <GalleryDialog photos={photos} first={index} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
