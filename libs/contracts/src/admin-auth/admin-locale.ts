import { z } from 'zod';
import { requiredAs } from '../values/field-error';
import { locales } from '../values/locale';

/** The language of e-mails to an admin. */
export const adminLocaleSchema = z.enum(locales, {
  error: (issue) => (typeof issue.input === 'string' ? 'INVALID' : requiredAs('REQUIRED')(issue)),
});
