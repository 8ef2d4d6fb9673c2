import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'vite';

/**
 * Minifies the scripts of the public folder, which Vite copies with all their comments.
 *
 * @returns {import('vite').Plugin}
 */
export const minifyPublicScripts = () => {
  let folders = { from: '', to: '' };
  return {
    name: 'minify-public-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, publicDir, build }) => {
      folders = { from: publicDir, to: resolve(root, build.outDir) };
    },
    writeBundle: async () => {
      const scripts = (await readdir(folders.from)).filter((file) => file.endsWith('.js'));
      for (const file of scripts) {
        const { code } = await minify(file, await readFile(join(folders.from, file), 'utf8'), { module: false });
        await writeFile(join(folders.to, file), code);
      }
    },
  };
};
