import { nodeApp } from '../../vite.node-app.mjs';
import { parseProcess } from '../bookings/parse-process.mjs';
import { imageProcess } from '../media/image-process.mjs';

export default nodeApp({
  root: import.meta.dirname,
  name: 'standalone',
  programs: { ...imageProcess, ...parseProcess },
});
