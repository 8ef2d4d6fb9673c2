import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { UserError } from '../workspace/run-tool.mjs';
import { run } from '../workspace/run.mjs';
import packageJson from '../../package.json' with { type: 'json' };

/** The name of the folder in the archive, such as `hearthstay-1.0.0-linux-x64`. */
export const releaseName = () => `hearthstay-${packageJson.version}-${process.platform}-${process.arch}`;

/**
 * Packs a folder into an archive beside it. Files belong to root, so that the program's user can only read them.
 *
 * @returns {Promise<{file: string, bytes: number, sha256: string}>} a file with the checksum is beside the archive.
 */
export const writeArchive = async (folder) => {
  const file = `${folder}.tar.gz`;
  const options = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', '--sort=name'];
  const what = ['--directory', dirname(folder), basename(folder)];
  const { code, output } = await run('tar', ['--create', '--gzip', '--file', file, ...options, ...what], {
    quiet: true,
  });
  if (code !== 0) throw new UserError(`${output}\nCannot write ${file}.`);
  const content = await readFile(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`);
  return { file, bytes: content.length, sha256 };
};
