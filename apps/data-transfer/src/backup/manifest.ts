import { serviceNames } from '@hearthstay/contracts';
import { z } from 'zod';

/** Grows when older programs would misunderstand what is written. */
export const formatVersion = 1;

export const manifestFile = 'manifest.json';

const uniqueIndex = z.object({
  name: z.string(),
  key: z.record(z.string(), z.union([z.literal(1), z.literal(-1)])),
  partialFilterExpression: z.record(z.string(), z.unknown()).optional(),
});

const collection = z.object({
  service: z.enum(serviceNames),
  /** Also the name of a file. */
  name: z.string().regex(/^\w[\w.-]*$/),
  documents: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The product makes all indexes when it starts; these let the import find what it would then refuse. */
  uniqueIndexes: z.array(uniqueIndex),
});

export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  exportedAt: z.iso.datetime(),
  /** Whether all of it was read as of one moment; if not, it is whole only if nothing was written meanwhile. */
  isOneMoment: z.boolean(),
  collections: z.array(collection),
});

export type UniqueIndex = z.infer<typeof uniqueIndex>;
export type BackupCollection = z.infer<typeof collection>;
export type Manifest = z.infer<typeof manifestSchema>;

/** The path, below the backup's folder, of the file with a collection's documents: one a line, compressed. */
export const fileOf = ({ service, name }: Pick<BackupCollection, 'service' | 'name'>): string =>
  `${service}.${name}.jsonl.gz`;
