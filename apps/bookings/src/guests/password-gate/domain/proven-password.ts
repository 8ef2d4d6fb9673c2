import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The password that has last been proven right, so that guests who are in need not wait for scrypt at every call. It is
 * kept as a fingerprint under a key that this process alone has, and with the hash it was proven by: another hash, and
 * it is forgotten.
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
