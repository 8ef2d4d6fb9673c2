import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { builtCommit } from './tools/workspace/built-commit.mjs';
import { runtimePackages } from './tools/workspace/runtime-packages.mjs';

/** Packages that stay in `node_modules`. */
const unbundled = [
  // Native code.
  'lmdb',
  'sharp',
  // The BFF serves files from its folder.
  'swagger-ui-dist',
  // Nest's decorators need it while their modules load. A bundle would run it after them.
  'reflect-metadata',
];

/**
 * The build of every Node application: ES modules that contain the libraries and nearly all packages. Reading and
 * linking some 1,900 files of packages takes a third of the processor time of a start.
 *
 * @param {{root: string, name: string, programs?: Record<string, string>}} app `root` is the application's folder,
 *   `programs` are further entry points by name, which run in separate processes.
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
    define: {
      'process.env.NODE_ENV': '"production"',
      __HEARTHSTAY_BUILD__: JSON.stringify({ version: packageJson.version, commit: builtCommit() }),
    },
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
          // Node reads the source maps at the start. Stack traces do not need the source texts in them.
          sourcemapExcludeSources: true,
          // V8 stores a source with a character beyond Latin-1 with two bytes per character. Names are not shortened,
          // because errors and Nest use them.
          charset: 'ascii',
          comments: false,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
