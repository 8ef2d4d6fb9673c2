import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtCommit } from '../../workspace/built-commit.mjs';
import { UserError } from '../../workspace/run-tool.mjs';
import { run } from '../../workspace/run.mjs';

/** The targets of the Dockerfile. */
const targets = ['bff', 'bookings', 'admin-auth', 'notifications', 'media', 'standalone', 'data-transfer'];

const npmSetting = async (name) => {
  const { output } = await run('npm', ['config', 'get', name], { quiet: true });
  // npm prints its warnings before the value.
  return output.trim().split('\n').at(-1) ?? '';
};

/**
 * The npm settings of this machine, as a build secret that is in no image. The authorities are those of npm's setting
 * or, without one, those that Node reads.
 */
const npmVolumes = async (directory) => {
  const [registry, cafile] = await Promise.all(['registry', 'cafile'].map(npmSetting));
  const trusted = [cafile, process.env.NODE_EXTRA_CA_CERTS].filter((file) => file?.startsWith('/')).slice(0, 1);
  const settings = join(directory, 'npmrc');
  await writeFile(settings, [`registry=${registry}`, ...trusted.map((file) => `cafile=${file}`), ''].join('\n'));
  return [`${settings}:/usr/local/etc/npmrc:ro`, ...trusted.map((file) => `${file}:${file}:ro`)];
};

const build = async (target, volumes) => {
  const start = performance.now();
  const options = ['--isolation', 'chroot', '--format', 'docker', ...volumes.flatMap((volume) => ['--volume', volume])];
  const commit = ['--build-arg', `COMMIT=${builtCommit()}`];
  const parameters = ['build', ...options, ...commit, '--target', target, '--tag', `hearthstay/${target}`, '.'];
  const { code, output } = await run('podman', parameters, { quiet: true });
  if (code !== 0) throw new UserError(`${output}\nCannot build the image of ${target}.`);
  const size = await run('podman', ['image', 'inspect', '--format', '{{.Size}}', `hearthstay/${target}`], {
    quiet: true,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`hearthstay/${target}: ${(Number(size.output) / 1e6).toFixed(0)} MB, built in ${seconds} s\n`);
};

/** Builds every image of the Dockerfile with podman. @throws UserError with podman's output. */
export const buildImages = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-npm-'));
  try {
    const volumes = await npmVolumes(directory);
    for (const target of targets) await build(target, volumes);
  } finally {
    await rm(directory, { recursive: true });
  }
};
