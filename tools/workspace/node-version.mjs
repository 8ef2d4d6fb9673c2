import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './run-tool.mjs';
import { root } from './root.mjs';

const isAtLeast = (version, minimum) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = minimum.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
};

/** @throws UserError when this Node is older than `engines` in package.json allows. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const minimum = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, minimum)) return;
  throw new UserError(`Hearthstay needs Node ${minimum} or newer; this is Node ${process.versions.node}.`);
};
