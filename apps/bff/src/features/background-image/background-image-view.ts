import type { BackgroundImage, BackgroundImageView } from '@hearthstay/contracts';

/** Wide enough for a page that loads without choosing, in pixels. */
const usualWidth = 1920;

export const noBackgroundImage: BackgroundImageView = { backgroundImageUrl: null, backgroundImage: null };

/** The image with the addresses of its files, which contain the hash of its content. */
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
