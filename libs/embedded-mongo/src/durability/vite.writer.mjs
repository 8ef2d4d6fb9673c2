import { defineConfig } from 'vite';

/** Builds `writer.ts` as a separate program, so that a test can kill it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  build: {
    ssr: 'writer.ts',
    outDir: '../../../../dist/libs/embedded-mongo',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
  },
});
