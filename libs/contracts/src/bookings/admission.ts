import { z } from 'zod';

/** What a browser keeps after it has proven the password for the site. Services make it; for everybody else it is any short text. */
export const admissionSchema = z.string().max(100);
