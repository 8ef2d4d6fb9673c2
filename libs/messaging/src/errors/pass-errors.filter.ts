import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Hands a handler's error to the transport as it is, where Nest's own filter would log it and put a sentence in its place. */
@Catch()
export class PassErrorsFilter implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
