import { defineConfig } from 'vite';

/** Builds `migrating.ts` as a separate program, so that a test can kill it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  build: {
    ssr: 'migrating.ts',
    outDir: '../../../../../dist/libs/database',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'migrating.mjs' } },
  },
});
