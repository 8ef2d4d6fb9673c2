import type { BackgroundImage, BackgroundImageView } from '@hearthstay/contracts';

/** The maximum width, in pixels, of the one image for clients that do not choose by width. */
const usualWidth = 1920;

export const noBackgroundImage: BackgroundImageView = { backgroundImageUrl: null, backgroundImage: null };

/** The image with the URLs of its files, which contain the hash of the content. */
export const backgroundImageView = (image: BackgroundImage | null): BackgroundImageView => {
  if (!image) return noBackgroundImage;
  const files = image.files.map(({ name, width, contentType }) => ({
    url: `/api/media/background/${image.hash}/${name}`,
    width,
    contentType,
  }));
  const forAnyBrowser = files.filter(({ contentType, width }) => contentType === 'image/jpeg' && width <= usualWidth);
  return {
    backgroundImageUrl: forAnyBrowser.at(-1)?.url ?? null,
    backgroundImage: { width: image.width, height: image.height, files },
  };
};
