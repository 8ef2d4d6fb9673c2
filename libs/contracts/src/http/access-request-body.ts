import { z } from 'zod';
import { emailSchema } from '../values/email';
import { panelPathSchema } from '../values/panel-path';

/** `POST /admin/request-access`: the address, and where in the panel the link leads. */
export const accessRequestBodySchema = z.object({ email: emailSchema, returnTo: panelPathSchema.optional() });
