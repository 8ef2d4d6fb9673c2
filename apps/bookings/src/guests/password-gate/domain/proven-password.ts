import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Caches the latest right password, so that scrypt does not run at every call. The password is stored as an HMAC with a
 * random key of this process, together with its scrypt hash; another hash invalidates it.
 */
export class ProvenPassword {
  private readonly key = randomBytes(32);
  private fingerprint = randomBytes(32);

  remember(password: string, hash: string): void {
    this.fingerprint = this.fingerprintOf(password, hash);
  }

  is(password: string, hash: string): boolean {
    return timingSafeEqual(this.fingerprintOf(password, hash), this.fingerprint);
  }

  private fingerprintOf(password: string, hash: string): Buffer<ArrayBuffer> {
    return Buffer.from(
      createHmac('sha256', this.key)
        .update(JSON.stringify([hash, password]))
        .digest(),
    );
  }
}
