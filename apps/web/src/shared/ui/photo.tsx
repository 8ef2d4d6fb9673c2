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

interface PhotoProps {
  /** For browsers that cannot choose, and while nothing else is known. */
  url: string;
  files?: PhotoFiles;
  /** How wide the photo is shown, as the `sizes` of an image. */
  sizes: string;
  /** It says nothing that the page does not say in words, unless there is a text. */
  alt?: string;
  className?: string;
  /** It failed to load: leave it out, with what belongs to it. */
  onBroken: () => void;
}

/**
 * The owner's photo in the smallest kind and size that will do. Its place is given by `className`, so that nothing
 * moves when it comes.
 */
export const Photo = ({ url, files = [], sizes, alt = '', className, onBroken }: PhotoProps) => {
  /** The photo of a page from the server may fail before hydration, and its event is lost. */
  const reportFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken();
  };
  return (
    <picture>
      {sourcesOf(files).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img ref={reportFailure} src={url} alt={alt} className={className} onError={onBroken} />
    </picture>
  );
};
