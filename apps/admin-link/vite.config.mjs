import { nodeApp } from '../../vite.node-app.mjs';

export default nodeApp({ root: import.meta.dirname, name: 'admin-link' });
