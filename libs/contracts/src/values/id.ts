import { z } from 'zod';

/**
 * The id of a document. Any short string is accepted and looked up, so an unknown id is "not found", not "invalid".
 */
export const idSchema = z.string().min(1).max(64);
