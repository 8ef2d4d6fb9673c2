import { z } from 'zod';

/** The identity of a document. Anything that is a short string is looked up, so an unknown id is "not found", not "invalid". */
export const idSchema = z.string().min(1).max(64);
