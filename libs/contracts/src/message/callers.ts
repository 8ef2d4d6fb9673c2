import { serviceNames } from './service-name';

/** The applications that call services. A service calls no other one. */
export const callers: readonly string[] = ['bff'];

/** All applications that use the broker. */
export const applicationNames: readonly string[] = [...callers, ...serviceNames];
