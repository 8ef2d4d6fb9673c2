import { createHash } from 'node:crypto';
import { serviceNames } from '@hearthstay/contracts';
import { z } from 'zod';

/** Increases when older programs would misread the format. */
export const formatVersion = 1;

export const manifestFile = 'manifest.json';

export const storedIndexSchema = z.object({
  name: z.string(),
  key: z.record(z.string(), z.union([z.literal(1), z.literal(-1)])),
  unique: z.boolean().optional(),
  partialFilterExpression: z.record(z.string(), z.unknown()).optional(),
  expireAfterSeconds: z.number().int().nonnegative().optional(),
});

const collection = z.object({
  service: z.enum(serviceNames),
  /** Also the name of a file. */
  name: z.string().regex(/^\w[\w.-]*$/),
  documents: z.number().int().nonnegative(),
  /** Of the documents in the file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  indexes: z.array(storedIndexSchema),
});

export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  exportedAt: z.iso.datetime(),
  /** Whether all of it was read from one snapshot; if not, documents may be inconsistent with each other. */
  isOneMoment: z.boolean(),
  collections: z.array(collection),
});

export type StoredIndex = z.infer<typeof storedIndexSchema>;
export type BackupCollection = z.infer<typeof collection>;
export type Manifest = z.infer<typeof manifestSchema>;

/** The path within the backup of the compressed file with a collection's documents, one per line. */
export const fileOf = ({ service, name }: Pick<BackupCollection, 'service' | 'name'>): string =>
  `${service}.${name}${fileSuffix}`;

export const fileSuffix = '.jsonl.gz';

/** Of all fields but the checksum itself, in the order in which they are written. */
export const checksumOf = ({ checksum, ...fields }: object & { checksum?: unknown }): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');
