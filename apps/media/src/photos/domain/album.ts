import { DomainError, type BackgroundImage, type HousePhoto, type PhotoAlts } from '@hearthstay/contracts';
import { localized } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import {
  claimed,
  keptHashes,
  released,
  unbegun,
  withRetired,
  type Finishing,
  type RetiredImage,
} from '../../image-files/domain/finishing';
import { inOrder, type FileEntry } from '../../image-files/domain/rendition';

export interface AlbumPhoto extends HousePhoto {
  /** `null` when nothing is pending. */
  finishing: Finishing | null;
}

/** The photos of the house in their order. It is changed as a whole: each change has the next revision. */
export interface Album {
  revision: number;
  photos: AlbumPhoto[];
  retired: RetiredImage[];
}

export const emptyAlbum: Album = { revision: 0, photos: [], retired: [] };

const changed = (album: Album, change: Partial<Album>): Album => ({
  ...album,
  ...change,
  revision: album.revision + 1,
});

export const hasPhoto = ({ photos }: Album, hash: string): boolean => photos.some((photo) => photo.hash === hash);

/** @throws DomainError `TOO_MANY_PHOTOS` */
export const assertRoom = ({ photos }: Album): void => {
  if (photos.length >= fieldLimits.photosMax) throw new DomainError('TOO_MANY_PHOTOS');
};

const assertPhoto = (album: Album, hash: string): void => {
  if (!hasPhoto(album, hash)) throw new DomainError('PHOTO_NOT_FOUND');
};

/**
 * The album with one more photo at its end, whose AVIF files are pending; `null` if it has the photo.
 *
 * @throws DomainError `TOO_MANY_PHOTOS`
 */
export const withPhoto = (album: Album, image: BackgroundImage, now: Date): Album | null => {
  if (hasPhoto(album, image.hash)) return null;
  assertRoom(album);
  return changed(album, {
    photos: [...album.photos, { ...image, alt: localized(() => ''), finishing: unbegun(now) }],
    retired: album.retired.filter(({ hash }) => hash !== image.hash),
  });
};

/** @throws DomainError `PHOTO_NOT_FOUND` */
export const withoutPhoto = (album: Album, hash: string, now: Date): Album => {
  assertPhoto(album, hash);
  return changed(album, {
    photos: album.photos.filter((photo) => photo.hash !== hash),
    retired: withRetired(album.retired, hash, now),
  });
};

/** `null` if nothing changes. @throws DomainError `PHOTO_NOT_FOUND` */
export const withAlt = (album: Album, hash: string, alt: PhotoAlts): Album | null => {
  assertPhoto(album, hash);
  const photos = album.photos.map((photo) => (photo.hash === hash ? { ...photo, alt } : photo));
  return isDeepStrictEqual(photos, album.photos) ? null : changed(album, { photos });
};

/** `null` if it is the order. @throws DomainError `PHOTOS_CHANGED_MEANWHILE` if it does not name each photo once */
export const inNewOrder = (album: Album, order: readonly string[]): Album | null => {
  const photos = order.flatMap((hash) => album.photos.filter((photo) => photo.hash === hash));
  const isComplete = photos.length === order.length && photos.length === album.photos.length;
  if (!isComplete || new Set(order).size < order.length) throw new DomainError('PHOTOS_CHANGED_MEANWHILE');
  return isDeepStrictEqual(photos, album.photos) ? null : changed(album, { photos });
};

const withPhotoChanged = (
  album: Album,
  hash: string,
  change: (photo: AlbumPhoto & { finishing: Finishing }) => AlbumPhoto,
): Album | null => {
  const unfinished = album.photos.some((photo) => photo.hash === hash && photo.finishing);
  if (!unfinished) return null;
  return changed(album, {
    photos: album.photos.map((photo) =>
      photo.hash === hash && photo.finishing ? change({ ...photo, finishing: photo.finishing }) : photo,
    ),
  });
};

/** The first photo whose AVIF files an instance may make, with its claim; `undefined` if there is none. */
export const nextToFinish = ({ photos }: Album, now: Date): { hash: string; finishing: Finishing } | undefined => {
  for (const { hash, finishing } of photos) {
    const claim = claimed(finishing, now);
    if (claim) return { hash, finishing: claim };
  }
  return undefined;
};

export const withClaim = (album: Album, hash: string, finishing: Finishing): Album | null =>
  withPhotoChanged(album, hash, (photo) => ({ ...photo, finishing }));

/** `null` when the photo no longer exists. */
export const withReleased = (album: Album, hash: string, now: Date): Album | null =>
  withPhotoChanged(album, hash, (photo) => ({ ...photo, finishing: released(photo.finishing, now) }));

/** Adds the missing files; `null` if the photo no longer exists or has the files. */
export const withFiles = (album: Album, hash: string, files: readonly FileEntry[]): Album | null =>
  withPhotoChanged(album, hash, (photo) => ({
    ...photo,
    files: inOrder([...photo.files, ...files]),
    finishing: null,
  }));

/** The hashes of the photos whose files are in use. */
export const hashesInUse = ({ photos, retired }: Album, now: Date): string[] => [
  ...photos.map(({ hash }) => hash),
  ...keptHashes(retired, now),
];

/** The photos as the service responds with them. */
export const photosOf = ({ photos }: Album): HousePhoto[] => photos.map(({ finishing: _internal, ...photo }) => photo);
