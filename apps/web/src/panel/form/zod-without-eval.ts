import { z } from 'zod';

// Compiled schemas need `eval`, which the content security policy refuses and reports. Imported before any schema.
z.config({ jitless: true });
