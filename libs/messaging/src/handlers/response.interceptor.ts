import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';

/** Holds an answer to its contract: what the contract does not name stays inside, what it names is there. */
export class ResponseInterceptor implements NestInterceptor {
  constructor(private readonly schema: z.ZodType) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map((response) => this.schema.parse(response)));
  }
}
