import type { LoadGenerator } from '../load/load-generator';
import { expectFromEveryBff } from './every-bff';

/** Shorter than any deadline. */
const immediatelyMs = 1_500;

/** Waits until every BFF refuses operations with 503 immediately. */
export const expectImmediateRefusals = (load: LoadGenerator): Promise<void> =>
  expectFromEveryBff(load, ({ outcome, startedAt, endedAt }) => outcome === 503 && endedAt - startedAt < immediatelyMs);

/** Waits until every BFF refuses operations, immediately or at their deadline. */
export const expectRefusals = (load: LoadGenerator): Promise<void> =>
  expectFromEveryBff(load, ({ outcome }) => outcome === 503 || outcome === 504);
