import { randomUUID } from 'node:crypto';
import { runInMessageContext } from './message-context';

/** Runs work whose commands come from an operator of the installation, and not from a call of the API. */
export const asOperator = <Result>(work: () => Result): Result =>
  runInMessageContext({ correlationId: randomUUID(), actor: { kind: 'operator' } }, work);
