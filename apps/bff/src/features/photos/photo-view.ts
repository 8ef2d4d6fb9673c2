import type { HousePhoto, PhotoView } from '@hearthstay/contracts';
import { imageFilesView, usualFile } from '../background-image/background-image-view';

/** A photo with the URLs of its files, which contain the hash of the content. */
export const photoView = ({ hash, width, height, files, alt }: HousePhoto): PhotoView => {
  const withUrls = imageFilesView(hash, files);
  return { id: hash, url: usualFile(withUrls)?.url ?? '', alt, width, height, files: withUrls };
};
