export { maskedAddress, parseAddress } from './address';
export { checkAddress, guardedRequest, type RequestOptions } from './guarded-request';
export { beginningOf, limitedBody } from './limited-body';
export { RequestFailure, type RequestFailureReason } from './request-failure';
