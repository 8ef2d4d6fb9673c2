import { z } from 'zod';
import { issueLoginLink } from '../admin-auth/issue-login-link';
import { errorCodes } from '../errors/error-table';

/** The HTTP call of operators on the socket of a running product, which is in its data directory. */
export const loginLinkCall = {
  socket: 'operator.sock',
  path: '/login-link',
  body: issueLoginLink.request,
  /** The address to open, or the code of the error. */
  response: z.union([z.object({ url: z.string() }), z.object({ code: z.enum(errorCodes) })]),
};
