import { checkImage } from './use-image-upload';

const megabyte = 1024 * 1024;

it.each([
  ['image/jpeg', 4 * megabyte, null],
  ['image/jpeg', 4 * megabyte + 1, 'IMAGE_TOO_LARGE'],
  ['image/png', 1, 'UNSUPPORTED_IMAGE'],
  ['', 1, 'UNSUPPORTED_IMAGE'],
])('of type "%s" and %i bytes is %s', (type, size, problem) => expect(checkImage({ type, size })).toBe(problem));
