import type { ErrorReply } from '../errors/error-reply';

/** The reply to a call, the same for all transports. */
export type Reply = { response: unknown } | { error: ErrorReply };
