import { nodeApp } from '../../vite.node-app.mjs';
import { parseThread } from '../bookings/parse-thread.mjs';
import { imageProcess } from '../media/image-process.mjs';

export default nodeApp({
  root: import.meta.dirname,
  name: 'standalone',
  programs: { ...imageProcess, ...parseThread },
});
