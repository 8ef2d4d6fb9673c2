import { join } from 'node:path';

/** The program that renders images, for the builds of the applications that contain the service. */
export const imageProcess = {
  'image-process': join(import.meta.dirname, 'src/image-files/rendering/image-process.ts'),
};
