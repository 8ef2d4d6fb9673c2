import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.mjs';

// The port of the program behind it, as that program reads it.
const api = { target: `http://127.0.0.1:${process.env.PORT || 3000}`, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1', port: 4200, proxy: { '/api': api, '/dev': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/dev': api } },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    sourcemap: true,
    // Inlined files would become data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Whatever the first page needs travels as one file: split by what later pages share of it, it compresses worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
