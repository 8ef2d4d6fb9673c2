import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../../workspace/run-tool.mjs';
import { root } from '../../workspace/root.mjs';
import { run } from '../../workspace/run.mjs';

const succeeds = async (program, parameters) => (await run(program, parameters, { quiet: true })).code === 0;

const mustSucceed = async (program, parameters) => {
  const { code, output } = await run(program, parameters, { quiet: true });
  if (code !== 0) throw new UserError(`${output}\n${program} failed.`);
};

/** The default base image of the Dockerfile. */
const baseOf = async () => {
  const [, image] = /^ARG NODE_IMAGE=(\S+)$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  if (!image) throw new UserError('Cannot find the base image in the Dockerfile.');
  return image;
};

/** A replacement for the official image: Debian, this machine's Node and npm in /usr/local, and a user "node". */
const furnish = async (directory) => {
  const npm = dirname(dirname(process.env.npm_execpath ?? ''));
  await mustSucceed('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', directory]);
  await cp(process.execPath, join(directory, 'usr/local/bin/node'));
  await cp(npm, join(directory, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const program of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(directory, 'usr/local/bin', program));
  }
  await mustSucceed('chroot', [directory, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
};

const importMade = async (image) => {
  const version = /:([\d.]+)/.exec(image)?.[1];
  if (version !== process.versions.node) {
    throw new UserError(
      `Cannot fetch ${image}, and cannot build it with this machine's Node ${process.versions.node}.`,
    );
  }
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-base-'));
  const archive = `${directory}.tar`;
  try {
    await furnish(directory);
    await mustSucceed('tar', ['--create', '--one-file-system', '--file', archive, '--directory', directory, '.']);
    await mustSucceed('podman', ['import', archive, image]);
  } finally {
    await Promise.all([directory, archive].map((path) => rm(path, { recursive: true, force: true })));
  }
};

/**
 * Provides the Dockerfile's base image: fetched or, without a registry, built from Debian packages and this machine's
 * Node under the same name.
 *
 * @throws UserError when neither works.
 */
export const ensureBaseImage = async () => {
  const image = await baseOf();
  if (await succeeds('podman', ['image', 'exists', image])) return;
  process.stdout.write(`Fetching ${image} …\n`);
  if (await succeeds('podman', ['pull', image])) return;
  process.stdout.write('No registry can be reached: building it from Debian and this Node …\n');
  await importMade(image);
};
