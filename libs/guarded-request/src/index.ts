export { hostOf, maskedAddress, parseAddress, type AllowedHosts, type RequestAddress } from './address';
export { guardedRequest, type RequestOptions } from './guarded-request';
export { beginningOf, limitedBody } from './limited-body';
export { addressOf, resolveByDns, type Resolve } from './pinned-lookup';
export { RequestFailure, requestFailures, type RequestFailureReason } from './request-failure';
