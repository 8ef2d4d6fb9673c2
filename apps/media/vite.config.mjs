import { nodeApp } from '../../vite.node-app.mjs';
import { imageProcess } from './image-process.mjs';

export default nodeApp({ root: import.meta.dirname, name: 'media', programs: imageProcess });
