import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  /** Logarithm of the work and memory, which is 1 KiB times 2 to the power of it while `r` is 8. */
  ln: number;
  r: number;
  p: number;
}

/** 32 MiB: several guests at once must fit into a small machine, and the limits keep anybody from guessing often. */
const cost: Cost = { ln: 15, r: 8, p: 1 };
const saltBytes = 16;
const keyBytes = 32;

/** `$scrypt$ln=15,r=8,p=1$<salt>$<key>`: whoever compares learns the cost from it, so that it can be raised later. */
const shape = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Keyboards disagree about how an umlaut is composed. */
const keyOf = (password: string, salt: Buffer, { ln, r, p }: Cost, bytes: number): Promise<Buffer> => {
  const N = 2 ** ln;
  return derive(password.normalize('NFC'), salt, bytes, { N, r, p, maxmem: 256 * N * r });
};

/** What is stored of a password: scrypt with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost, keyBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

/**
 * Whether the password is the one that the hash was made of. Takes the same time whatever is sent.
 *
 * @throws Error when the hash is none.
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
  return timingSafeEqual(sent, expected);
};
