import { execFileSync } from 'node:child_process';

/** The signature as any receiver finds it out, by another program. */
export const signatureByOpenssl = (body: string, secret: string): string =>
  execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret, '-r'], { input: body }).toString().split(' ')[0] ?? '';
