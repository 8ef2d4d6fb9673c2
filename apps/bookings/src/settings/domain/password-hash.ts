import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export interface Cost {
  /** Logarithm of the work and memory, which is 1 KiB times 2 to the power of it while `r` is 8. */
  ln: number;
  r: number;
  p: number;
}

/** 128 MiB, and 0.7 s of one processor of a small server. */
export const passwordCost: Cost = { ln: 17, r: 8, p: 1 };

const saltBytes = 16;
const keyBytes = 32;

/** `$scrypt$ln=15,r=8,p=1$<salt>$<key>`: it contains the cost, so that the cost of new hashes can be raised later. */
const shape = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Keyboards compose umlauts differently, so the password is normalised. */
const keyOf = (password: string, salt: Buffer, { ln, r, p }: Cost, bytes: number): Promise<Buffer> => {
  const N = 2 ** ln;
  return derive(password.normalize('NFC'), salt, bytes, { N, r, p, maxmem: 256 * N * r });
};

/**
 * HMAC, on which scrypt is based, pads its key with zeros, and UTF-8 has no lone surrogates: such texts have the key of
 * another password. No password contains these characters.
 */
const hasKeyOfAnother = /\0$|\p{Cs}/u;

/** The stored form of a password: scrypt with a random salt. */
export const hashPassword = async (password: string, cost: Cost): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost, keyBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

/**
 * Whether the hash was made from the password. Takes the same time for right and wrong passwords.
 *
 * @throws Error when the hash has another format.
 */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, ln, r, p, salt, key] = shape.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw new Error('The stored password hash cannot be read');
  const expected = Buffer.from(key, 'base64url');
  const sent = await keyOf(
    password,
    Buffer.from(salt, 'base64url'),
    { ln: Number(ln), r: Number(r), p: Number(p) },
    expected.length,
  );
  return timingSafeEqual(sent, expected) && !hasKeyOfAnother.test(password);
};

/** Whether the hash was made at a lower cost. */
export const isCheaper = (hash: string, { ln }: Cost): boolean => Number(shape.exec(hash)?.[1]) < ln;
