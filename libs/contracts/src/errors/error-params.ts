import { z } from 'zod';

/** Values for the placeholders of an error's sentence; a list holds ISO weekdays. */
export const errorParamsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.number()).readonly()]),
);

export type ErrorParams = z.infer<typeof errorParamsSchema>;
