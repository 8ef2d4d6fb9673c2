import { defineConfig } from 'vite';

/** Builds `scheduling.ts` as a separate program, so that a test can kill it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  build: {
    ssr: 'scheduling.ts',
    outDir: '../../../../dist/libs/scheduler',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'scheduling.mjs' } },
  },
});
