import type { BackgroundImage } from '@hearthstay/contracts';

const hash = 'a'.repeat(64);

export const imageFile = (width: number, format: 'jpg' | 'webp') => ({
  name: `${width}.${format}`,
  width,
  contentType: format === 'jpg' ? 'image/jpeg' : 'image/webp',
});

export const backgroundImage: BackgroundImage = {
  hash,
  width: 2560,
  height: 1440,
  files: [640, 1280, 1920, 2560].flatMap((width) => [imageFile(width, 'webp'), imageFile(width, 'jpg')]),
};

export const imageFileAddress = (name: string): string => `/api/media/background/${hash}/${name}`;
