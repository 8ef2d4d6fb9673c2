import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { runtimePackages } from './tools/workspace/runtime-packages.mjs';

/**
 * How every Node application is built: one ES module, dependencies left in `node_modules`, our own libraries bundled in.
 *
 * @param {{root: string, name: string}} app `root` is the application's folder.
 */
export const nodeApp = ({ root, name }) =>
  defineConfig({
    root,
    plugins: [runtimePackages(name)],
    resolve: { tsconfigPaths: true },
    build: {
      ssr: 'src/main.ts',
      outDir: `../../dist/apps/${name}`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        external: builtinModules.flatMap((module) => [module, `node:${module}`]),
        output: { entryFileNames: 'main.js' },
      },
    },
  });
