import type { BackgroundImage } from '@hearthstay/contracts';
import {
  claimed,
  isExhausted,
  keptHashes,
  released,
  unbegun,
  withRetired,
  type Finishing,
  type RetiredImage,
} from '../../image-files/domain/finishing';
import { inOrder, type FileEntry } from '../../image-files/domain/rendition';

/**
 * The current image of the page and the recently replaced ones. It is changed as a whole: each change has the next
 * revision.
 */
export interface Gallery {
  revision: number;
  image: BackgroundImage | null;
  /** `null` when nothing is pending. */
  finishing: Finishing | null;
  retired: RetiredImage[];
}

export const emptyGallery: Gallery = { revision: 0, image: null, finishing: null, retired: [] };

const retire = ({ image, retired }: Gallery, now: Date): RetiredImage[] => withRetired(retired, image?.hash, now);

/** The gallery with another image, whose AVIF files are pending. */
export const withImage = (gallery: Gallery, image: BackgroundImage, now: Date): Gallery => ({
  revision: gallery.revision + 1,
  image,
  finishing: unbegun(now),
  retired: retire(gallery, now).filter(({ hash }) => hash !== image.hash),
});

/** `null` when there is no image to remove. */
export const withoutImage = (gallery: Gallery, now: Date): Gallery | null =>
  gallery.image && {
    revision: gallery.revision + 1,
    image: null,
    finishing: null,
    retired: retire(gallery, now),
  };

/** Claims the work on the AVIF files; `null` when there is none, or another instance does it. */
export const claimFinishing = (gallery: Gallery, now: Date): Gallery | null => {
  const finishing = claimed(gallery.finishing, now);
  return finishing && { ...gallery, revision: gallery.revision + 1, finishing };
};

export const hasExhaustedAttempts = ({ finishing }: Gallery): boolean => isExhausted(finishing);

const isUnfinished = (
  gallery: Gallery,
  hash: string,
): gallery is Gallery & { image: BackgroundImage; finishing: Finishing } =>
  gallery.finishing !== null && gallery.image?.hash === hash;

/**
 * Releases the work, as if it had not been begun, for the next start or another instance; `null` when the image no
 * longer exists.
 */
export const releaseFinishing = (gallery: Gallery, hash: string, now: Date): Gallery | null => {
  if (!isUnfinished(gallery, hash)) return null;
  return { ...gallery, revision: gallery.revision + 1, finishing: released(gallery.finishing, now) };
};

/** Adds the missing files; `null` if the image is no longer current or has the files. */
export const withFinished = (gallery: Gallery, hash: string, files: readonly FileEntry[]): Gallery | null => {
  if (!isUnfinished(gallery, hash)) return null;
  const image = { ...gallery.image, files: inOrder([...gallery.image.files, ...files]) };
  return { ...gallery, revision: gallery.revision + 1, image, finishing: null };
};

/** The hashes of the images whose files are in use. */
export const hashesInUse = ({ image, retired }: Gallery, now: Date): string[] => [
  ...(image ? [image.hash] : []),
  ...keptHashes(retired, now),
];
