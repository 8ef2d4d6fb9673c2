import type { BackgroundImage } from '@hearthstay/contracts';
import { inOrder, type FileEntry } from './rendition';

/** How long open pages may still load the files of a replaced image, in milliseconds. */
export const grace = 10 * 60_000;

/** How long an instance may work on the AVIF files before another takes over, in milliseconds. */
const leaseTime = 5 * 60_000;

/** The number of attempts, so that a photo which crashes the process does not do so at every start. */
const maxAttempts = 3;

/** The pending work for an image: its AVIF files. */
export interface Finishing {
  attempts: number;
  leasedUntil: Date;
}

/**
 * The current image of the page and the recently replaced ones. It is changed as a whole: each change has the next
 * revision.
 */
export interface Gallery {
  revision: number;
  image: BackgroundImage | null;
  /** `null` when nothing is pending. */
  finishing: Finishing | null;
  retired: { hash: string; keptUntil: Date }[];
}

export const emptyGallery: Gallery = { revision: 0, image: null, finishing: null, retired: [] };

const retire = ({ image, retired }: Gallery, now: Date): Gallery['retired'] => {
  const kept = retired.filter(({ hash, keptUntil }) => keptUntil > now && hash !== image?.hash);
  return image ? [...kept, { hash: image.hash, keptUntil: new Date(now.getTime() + grace) }] : kept;
};

/** The gallery with another image, whose AVIF files are pending. */
export const withImage = (gallery: Gallery, image: BackgroundImage, now: Date): Gallery => ({
  revision: gallery.revision + 1,
  image,
  finishing: { attempts: 0, leasedUntil: now },
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
  const { finishing } = gallery;
  if (!finishing || finishing.leasedUntil > now) return null;
  const leasedUntil = new Date(now.getTime() + leaseTime);
  return { ...gallery, revision: gallery.revision + 1, finishing: { attempts: finishing.attempts + 1, leasedUntil } };
};

export const hasExhaustedAttempts = ({ finishing }: Gallery): boolean => (finishing?.attempts ?? 0) > maxAttempts;

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
  const attempts = Math.max(0, gallery.finishing.attempts - 1);
  return { ...gallery, revision: gallery.revision + 1, finishing: { attempts, leasedUntil: now } };
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
  ...retired.filter(({ keptUntil }) => keptUntil > now).map(({ hash }) => hash),
];
