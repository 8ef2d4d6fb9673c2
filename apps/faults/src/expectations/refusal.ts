import type { Stream } from '../guests/stream';
import { expectFromEveryBff } from './every-bff';

/** Shorter than any deadline: nobody has waited for one. */
const atOnceMs = 1_500;

/** From now on, every BFF says "503" to wishes, and says so at once. */
export const expectRefusedAtOnce = (stream: Stream): Promise<void> =>
  expectFromEveryBff(stream, ({ outcome, startedAt, endedAt }) => outcome === 503 && endedAt - startedAt < atOnceMs);

/** From now on, every BFF says that it cannot, or cannot say; it may have to wait for that. */
export const expectRefused = (stream: Stream): Promise<void> =>
  expectFromEveryBff(stream, ({ outcome }) => outcome === 503 || outcome === 504);
