import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { runtimePackages } from './tools/workspace/runtime-packages.mjs';

/**
 * How every Node application is built: one ES module, dependencies left in `node_modules`, our own libraries bundled
 * in.
 *
 * @param {{root: string, name: string, programs?: Record<string, string>}} app `root` is the application's folder,
 *   `programs` are further entries by their names, which run in processes of their own.
 */
export const nodeApp = ({ root, name, programs = {} }) =>
  defineConfig({
    root,
    plugins: [runtimePackages(name)],
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir: `../../dist/apps/${name}`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { main: join(root, 'src/main.ts'), ...programs },
        external: builtinModules.flatMap((module) => [module, `node:${module}`]),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
