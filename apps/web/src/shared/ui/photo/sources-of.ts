import type { BackgroundImageView } from '@hearthstay/contracts';

export type PhotoFiles = NonNullable<BackgroundImageView['backgroundImage']>['files'];

/** The smallest kind first: a browser takes the first one that it can show. */
const kinds = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** The files of each kind as `srcset`; a kind without files is left out, for the large ones take a while to make. */
export const sourcesOf = (files: PhotoFiles): { type: string; srcSet: string }[] =>
  kinds.flatMap((type) => {
    const srcSet = files
      .filter(({ contentType }) => contentType === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
    return srcSet ? [{ type, srcSet }] : [];
  });
