import { Body, type PipeTransform } from '@nestjs/common';
import { parseOrRefuse } from '@hearthstay/messaging';
import type { z } from 'zod';

class BodyPipe implements PipeTransform {
  constructor(readonly schema: z.ZodType) {}

  transform(body: unknown): unknown {
    // No body is one without fields, so that the answer names the field that is missing.
    return parseOrRefuse(this.schema, body ?? {});
  }
}

/** The JSON body, parsed by its contract; `VALIDATION_FAILED` when it does not fit. */
export const ParsedBody = (schema: z.ZodType): ParameterDecorator => Body(new BodyPipe(schema));
