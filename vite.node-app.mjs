import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { runtimePackages } from './tools/workspace/runtime-packages.mjs';

/** Packages that stay in `node_modules`. */
const unbundled = [
  // Native code.
  'lmdb',
  'sharp',
  // The BFF serves the files of its folder.
  'swagger-ui-dist',
  // Nest's decorators need it while their modules load. A bundle would run it after them.
  'reflect-metadata',
];

/**
 * How every Node application is built: ES modules with the libraries and nearly all packages bundled in. Reading and
 * linking some 1,900 files of packages takes a third of a start's processor time.
 *
 * @param {{root: string, name: string, programs?: Record<string, string>}} app `root` is the application's folder,
 *   `programs` are further entries by their names, which run in processes of their own.
 */
export const nodeApp = ({ root, name, programs = {} }) =>
  defineConfig({
    root,
    plugins: [runtimePackages(name)],
    resolve: { tsconfigPaths: true },
    // Packages such as React choose by it between their code for production and for development. An application reads
    // the variable itself where it depends on it.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      outDir: `../../dist/apps/${name}`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { main: join(root, 'src/main.ts'), ...programs },
        external: builtinModules.flatMap((module) => [module, `node:${module}`]),
        // Node reads the source maps at the start, for stack traces: they need no texts of sources.
        output: { entryFileNames: '[name].js', sourcemapExcludeSources: true },
        // Parameters of controllers have types of the form `z.infer<…>`. Their decorators' metadata tests whether
        // `z.infer` exists, and it does not.
        checks: { importIsUndefined: false },
      },
    },
  });
