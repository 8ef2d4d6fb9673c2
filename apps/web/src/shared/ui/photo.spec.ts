import { sourcesOf } from './photo';

const file = (width: number, kind: string) => ({
  url: `/api/media/${width}.${kind}`,
  width,
  contentType: `image/${kind}`,
});

it('offers AVIF before WebP before JPEG, each in every width', () => {
  expect(sourcesOf([file(640, 'jpeg'), file(640, 'avif'), file(1280, 'avif'), file(640, 'webp')])).toEqual([
    { type: 'image/avif', srcSet: '/api/media/640.avif 640w, /api/media/1280.avif 1280w' },
    { type: 'image/webp', srcSet: '/api/media/640.webp 640w' },
    { type: 'image/jpeg', srcSet: '/api/media/640.jpeg 640w' },
  ]);
});

it('leaves out a type whose files are not rendered yet', () => {
  expect(sourcesOf([file(640, 'jpeg')]).map(({ type }) => type)).toEqual(['image/jpeg']);
});
