import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { parseOrRefuse } from '../errors/validation-error';

/** Parses an incoming message with the schema of its contract. */
export class RequestPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(message: unknown): unknown {
    return parseOrRefuse(this.schema, message);
  }
}
