/** Why a request to a typed address was not made, or has no usable response. */
export type RequestFailureReason =
  | 'ADDRESS_INVALID'
  /** The address is not public, or has another port than that of its scheme, and the operator has not allowed it. */
  | 'ADDRESS_FORBIDDEN'
  | 'PASSWORD_UNENCRYPTED'
  /** The address is of this site. */
  | 'OWN_SITE'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  /** It redirects to nowhere, too often, or from https to http. */
  | 'REDIRECT'
  | 'TOO_LARGE'
  /** The response cannot be decompressed. */
  | 'INVALID';

/** The failure of a request; its message contains nothing of the address or the response. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(readonly reason: RequestFailureReason) {
    super(reason);
  }
}
