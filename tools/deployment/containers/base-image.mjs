import { cp, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
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

/** The default base image of the Dockerfile, which has the Node of .node-version. */
const baseOf = async () => {
  const [, image] = /^ARG NODE_IMAGE=(\S+)$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  if (!image) throw new UserError('Cannot find the base image in the Dockerfile.');
  return image;
};

/** The program of the Node of .node-version: this one, or npm's. */
const nodeProgram = async (directory) => {
  const version = (await readFile(join(root, '.node-version'), 'utf8')).trim();
  if (version === process.versions.node) return process.execPath;
  await mustSucceed('npm', ['install', '--prefix', directory, `node@${version}`]);
  return realpath(join(directory, 'node_modules/.bin/node'));
};

/** A replacement for the official image: Debian, Node and this machine's npm in /usr/local, and a user "node". */
const furnish = async (directory, node) => {
  const npm = dirname(dirname(process.env.npm_execpath ?? ''));
  await mustSucceed('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', directory]);
  await cp(node, join(directory, 'usr/local/bin/node'));
  await cp(npm, join(directory, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const program of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(directory, 'usr/local/bin', program));
  }
  await mustSucceed('chroot', [directory, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
};

const importMade = async (image) => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-base-'));
  const archive = `${directory}.tar`;
  const packages = `${directory}-node`;
  try {
    await furnish(directory, await nodeProgram(packages));
    await mustSucceed('tar', ['--create', '--one-file-system', '--file', archive, '--directory', directory, '.']);
    await mustSucceed('podman', ['import', archive, image]);
  } finally {
    await Promise.all([directory, archive, packages].map((path) => rm(path, { recursive: true, force: true })));
  }
};

/**
 * Provides the Dockerfile's base image: fetched or, without a registry of images, built from Debian's packages and Node
 * under the same name.
 *
 * @throws UserError when neither works.
 */
export const ensureBaseImage = async () => {
  const image = await baseOf();
  if (await succeeds('podman', ['image', 'exists', image])) return;
  process.stdout.write(`Fetching ${image} …\n`);
  if (await succeeds('podman', ['pull', image])) return;
  process.stdout.write('No registry can be reached: building it from Debian and Node …\n');
  await importMade(image);
};
