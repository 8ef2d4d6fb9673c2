import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const isCompressible = /\.(css|html|js|svg)$/;

/**
 * Adds `.br` and `.gz` files for files that compression makes smaller, so that the server does not compress them
 * itself.
 *
 * @returns {import('vite').Plugin}
 */
export const precompress = () => {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    // Runs after the other plugins have written. `writeBundle` is not called after a failed build, where the error of a
    // missing folder would hide the one of the build.
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await readdir(directory, { recursive: true });
        await Promise.all(
          files
            // The files of the first environment are compressed when those of the second are written.
            .filter((file) => isCompressible.test(file) && !files.includes(`${file}.br`))
            .map(async (file) => {
              const path = join(directory, file);
              const content = await readFile(path);
              await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
              await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
            }),
        );
      },
    },
  };
};
