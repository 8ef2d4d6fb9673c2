import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './root.mjs';

const tools = join(root, 'dist/tools');

/** Bundles a TypeScript file as the applications are bundled, and returns the URL to import it from. */
export const bundle = async (file, directory = tools) => {
  const name = `${file.replaceAll(/[^\w-]+/g, '-')}.mjs`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: file,
      outDir: directory,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return pathToFileURL(join(directory, name)).href;
};
