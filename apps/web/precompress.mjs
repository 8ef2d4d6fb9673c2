import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const worthIt = /\.(css|html|js|svg)$/;

/**
 * Puts `.br` and `.gz` files beside what shrinks by it, so that the server sends small files without any work of its
 * own.
 *
 * @returns {import('vite').Plugin}
 */
export const precompress = () => {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    // After the other plugins have written, and not after a failed build, whose error a missing folder would replace.
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await readdir(directory, { recursive: true });
        await Promise.all(
          files
            .filter((file) => worthIt.test(file))
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
