import { z } from 'zod';

/** The HTML of a text of the owner, as guests would read it. */
export const htmlPreviewSchema = z.object({ html: z.string() });
