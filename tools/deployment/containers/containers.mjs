import { runTool } from '../../workspace/run-tool.mjs';
import { ensureDebianPackages } from '../../workspace/debian-packages.mjs';
import { ensureInstalled } from '../../workspace/install.mjs';
import { requireNode } from '../../workspace/node-version.mjs';
import { runPackage } from '../../workspace/run.mjs';
import { ensureBaseImage } from './base-image.mjs';
import { buildImages } from './images.mjs';
import { writeSbom } from './sbom.mjs';

const programs = {
  podman: '/usr/bin/podman',
  buildah: '/usr/bin/buildah',
  runc: '/usr/sbin/runc',
  slirp4netns: '/usr/bin/slirp4netns',
  debootstrap: '/usr/sbin/debootstrap',
  'rabbitmq-server': '/usr/lib/rabbitmq/bin/rabbitmq-server',
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureDebianPackages(programs);
  await ensureBaseImage();
  await buildImages();
  await writeSbom();
  const { code } = await runPackage('jest', ['--config', 'tools/deployment/containers/jest.config.mjs']);
  process.exitCode = code;
});
