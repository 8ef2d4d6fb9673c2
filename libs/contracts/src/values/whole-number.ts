import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { fieldError, requiredAs } from './field-error';

/** An integer from `min` to `max`. */
export const wholeNumber = (min: number, max: number, outOfRange: FieldErrorCode) =>
  z
    .number({ error: requiredAs('REQUIRED') })
    .int(fieldError(outOfRange))
    .min(min, fieldError(outOfRange))
    .max(max, fieldError(outOfRange));
