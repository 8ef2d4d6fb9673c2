import { join } from 'node:path';
import { nodeApp } from '../../../../../vite.node-app.mjs';
import { imageProcess } from '../../../image-process.mjs';

const root = join(import.meta.dirname, '../../..');

/** Builds the program that renders images for its test, without an application. */
export default { ...nodeApp({ root, name: 'image-process', programs: imageProcess }), logLevel: 'error' };
