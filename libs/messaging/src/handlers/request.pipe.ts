import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { parseOrRefuse } from '../errors/validation-error';

/** Parses a message where it arrives: a handler never sees anything that its contract does not allow. */
export class RequestPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(message: unknown): unknown {
    return parseOrRefuse(this.schema, message);
  }
}
