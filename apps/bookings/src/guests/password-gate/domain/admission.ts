import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const shape = /^([\w-]{22})\.([\w-]{43})$/;

const macOf = (id: string, passwordHash: string): Buffer =>
  createHmac('sha256', passwordHash).update(`admission ${id}`).digest();

/**
 * What a browser keeps to show that it has proven the password before. It is signed with the hash of the password,
 * which is secret, so nobody else can make one, every instance knows it, and another password ends it. It replaces no
 * password: it only tells this browser from others at the same network address ("device cookie", OWASP).
 */
export const newAdmission = (passwordHash: string): string => {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${macOf(id, passwordHash).toString('base64url')}`;
};

/** Which admission this claims to be, whether or not it is genuine. */
export const claimedAdmissionId = (admission: string | undefined): string | undefined =>
  shape.exec(admission ?? '')?.[1];

/** Which admission this is; `undefined` for none, and for one that was signed for another password. */
export const admissionIdOf = (admission: string | undefined, passwordHash: string): string | undefined => {
  const [, id, signature] = shape.exec(admission ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const isGenuine = timingSafeEqual(Buffer.from(signature, 'base64url'), macOf(id, passwordHash));
  return isGenuine ? id : undefined;
};
