import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/zbarimg';

/** The text of the QR code in a picture, read by another library. @param png may show other things beside it */
export const readQrCode = (png: Buffer): string => {
  if (!existsSync(program)) throw new Error('zbarimg is missing: install the Debian package zbar-tools.');
  const parameters = ['--quiet', '--raw', '--oneshot', '-Sbinary', 'png:-'];
  return execFileSync(program, parameters, { input: png, stdio: ['pipe', 'pipe', 'ignore'] }).toString('utf8');
};
