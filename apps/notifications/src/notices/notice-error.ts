import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import { RequestFailure, type RequestFailureReason } from '@hearthstay/guarded-request';

const codes = {
  ADDRESS_INVALID: 'NOTICE_ADDRESS_INVALID',
  ADDRESS_FORBIDDEN: 'NOTICE_ADDRESS_FORBIDDEN',
  OWN_SITE: 'NOTICE_ADDRESS_FORBIDDEN',
  PASSWORD_UNENCRYPTED: 'NOTICE_PASSWORD_UNENCRYPTED',
  UNREACHABLE: 'NOTICE_UNREACHABLE',
  TIMEOUT: 'NOTICE_TIMEOUT',
  REDIRECT: 'NOTICE_REDIRECT',
  TOO_LARGE: 'NOTICE_UNREACHABLE',
  INVALID: 'NOTICE_UNREACHABLE',
} as const satisfies Record<RequestFailureReason, ErrorCode>;

/** Runs something with a typed address. @throws DomainError `NOTICE_…` in place of a `RequestFailure` */
export const withNoticeErrors = async <Result>(run: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    throw error instanceof RequestFailure ? new DomainError(codes[error.reason]) : error;
  }
};

/** The receiver does not take a notice. */
export class NoticeRefusal extends DomainError {
  constructor(
    readonly status: number,
    /** The status and the beginning of what it said. */
    readonly said: string,
  ) {
    super('NOTICE_REFUSED', { params: { said } });
  }
}
