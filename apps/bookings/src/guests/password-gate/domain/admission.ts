import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const shape = /^([\w-]{22})\.([\w-]{43})$/;

const macOf = (id: string, passwordHash: string): Buffer =>
  createHmac('sha256', passwordHash).update(`admission ${id}`).digest();

/**
 * The proof that a browser has sent the right password before. It is signed with the secret hash of the password, so
 * only the service can create it, every instance can verify it, and it is invalid after a change of the password. It
 * does not replace the password: it distinguishes this browser from others with the same network address ("device
 * cookie", OWASP).
 */
export const newAdmission = (passwordHash: string): string => {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${macOf(id, passwordHash).toString('base64url')}`;
};

/** The id of an admission, without a check of its signature. */
export const claimedAdmissionId = (admission: string | undefined): string | undefined =>
  shape.exec(admission ?? '')?.[1];

/** The id of a valid admission; `undefined` for none, and for one that was signed for another password. */
export const admissionIdOf = (admission: string | undefined, passwordHash: string): string | undefined => {
  const [, id, signature] = shape.exec(admission ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const isGenuine = timingSafeEqual(Buffer.from(signature, 'base64url'), macOf(id, passwordHash));
  return isGenuine ? id : undefined;
};
