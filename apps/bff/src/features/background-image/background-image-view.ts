import type { BackgroundImage, BackgroundImageView } from '@hearthstay/contracts';

/** The maximum width, in pixels, of the one image for clients that do not choose by width. */
const usualWidth = 1920;

export const noBackgroundImage: BackgroundImageView = { backgroundImageUrl: null, backgroundImage: null };

type FileView = NonNullable<BackgroundImageView['backgroundImage']>['files'][number];

/** Files with their URLs, which contain the hash of the image's content. */
export const imageFilesView = (hash: string, files: BackgroundImage['files']): FileView[] =>
  files.map(({ name, width, contentType }) => ({ url: `/api/media/background/${hash}/${name}`, width, contentType }));

/** The one file for clients that do not choose by width. */
export const usualFile = (files: FileView[]): FileView | undefined =>
  files.filter(({ contentType, width }) => contentType === 'image/jpeg' && width <= usualWidth).at(-1);

/** The image with the URLs of its files. */
export const backgroundImageView = (image: BackgroundImage | null): BackgroundImageView => {
  if (!image) return noBackgroundImage;
  const files = imageFilesView(image.hash, image.files);
  return {
    backgroundImageUrl: usualFile(files)?.url ?? null,
    backgroundImage: { width: image.width, height: image.height, files },
  };
};
