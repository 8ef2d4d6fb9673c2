import type { BackgroundImageView } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';

export type PhotoFiles = NonNullable<BackgroundImageView['backgroundImage']>['files'];

/** From the smallest files to the largest, because a browser takes the first type that it supports. */
const kinds = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** The files of each type as `srcset`, without types whose files are not rendered yet. */
export const sourcesOf = (files: PhotoFiles): { type: string; srcSet: string }[] =>
  kinds.flatMap((type) => {
    const srcSet = files
      .filter(({ contentType }) => contentType === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
    return srcSet ? [{ type, srcSet }] : [];
  });

interface PhotoProps {
  /** For browsers without `picture`, and until the files are known. */
  url: string;
  files?: PhotoFiles;
  /** The shown width of the photo, as the `sizes` of an image. */
  sizes: string;
  /** Empty for a decoration. */
  alt?: string;
  /** The language of `alt`, where the owner has written it. */
  lang?: Locale;
  className?: string;
  /** Called if the photo cannot be loaded. */
  onBroken?: () => void;
  /** Whether it is loaded only when it is nearly in the window. */
  isLazy?: boolean;
  /** `high`: loaded before files that are asked for earlier, as the largest part of what is seen first. */
  priority?: 'high' | 'low';
}

/**
 * The owner's photo in the smallest file that suffices. `className` gives its size, so that nothing moves when it is
 * loaded.
 */
export const Photo = ({
  url,
  files = [],
  sizes,
  alt = '',
  lang,
  className,
  onBroken,
  isLazy,
  priority,
}: PhotoProps) => {
  /** The event of a photo that fails before hydration is lost. */
  const reportFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken?.();
  };
  return (
    <picture>
      {sourcesOf(files).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={reportFailure}
        // Before `src`, which would otherwise start to load at once.
        loading={isLazy ? 'lazy' : undefined}
        fetchPriority={priority}
        src={url}
        alt={alt}
        lang={lang}
        className={className}
        onError={onBroken}
      />
    </picture>
  );
};
