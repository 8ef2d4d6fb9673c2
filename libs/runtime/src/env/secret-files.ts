import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Source, Wrong } from './source';

/** Marks the schema of a variable as a secret, so that a file can hold its value. */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ secret: true });

const isSecret = (schema: z.ZodType): boolean => schema.meta()?.['secret'] === true;

/** The name of the variable that names the file, as in the official images of databases and brokers. */
const fileVariableOf = (name: string): string => `${name}_FILE`;

type Content = { value: string } | { reason: string };

const contentOf = (path: string): Content => {
  try {
    // Editors and `echo` end a file with a line break, which belongs to no secret.
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return value.trim() ? { value } : { reason: 'names an empty file' };
  } catch (error) {
    return { reason: `names a file that cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
};

/**
 * Adds each secret `X` for which `X_FILE` names a file: `X` is the content of the file without its last line break.
 *
 * @param shape the schemas of the variables that the program reads; it opens no file of another one.
 * @param set the variables that are set; none of them is empty.
 * @returns the variables, and what is wrong with those that name a file, without the path and the content.
 */
export const withSecretsOfFiles = (
  shape: Readonly<Record<string, z.ZodType>>,
  set: Source,
): { set: Source; wrong: Wrong[] } => {
  const secrets: Source = {};
  const wrong: Wrong[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const fileVariable = fileVariableOf(name);
    const path = set[fileVariable];
    if (path === undefined || !isSecret(schema)) continue;
    const read: Content = set[name] ? { reason: `and ${name} are both set: unset one of them` } : contentOf(path);
    if ('reason' in read) wrong.push({ name: fileVariable, reason: read.reason });
    else secrets[name] = read.value;
  }
  return { set: { ...set, ...secrets }, wrong };
};
