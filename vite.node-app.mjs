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
    // Texts are read whole.
    json: { namedExports: false },
    // Packages such as React choose by it between their code for production and for development. An application reads
    // the variable itself where it depends on it.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      outDir: `../../dist/apps/${name}`,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { main: join(root, 'src/main.ts'), ...programs },
        external: builtinModules.flatMap((module) => [module, `node:${module}`]),
        output: {
          entryFileNames: '[name].js',
          // Node reads the source maps at the start, for stack traces: they need no texts of sources.
          sourcemapExcludeSources: true,
          // V8 keeps the source in memory, with two bytes a character as soon as one is beyond Latin-1. Names stay as
          // they are: errors and Nest use them.
          charset: 'ascii',
          comments: false,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
