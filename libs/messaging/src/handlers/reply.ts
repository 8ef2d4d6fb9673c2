import type { ErrorReply } from '../errors/error-reply';

/** What a call is answered with, over every transport. */
export type Reply = { response: unknown } | { error: ErrorReply };
