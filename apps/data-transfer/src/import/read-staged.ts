import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import type { ServiceData } from '@hearthstay/database';
import type { Data } from '../data/data';
import type { Advance } from '../progress';
import { serviceData } from './service-data';
import { stagedIn } from './staging';

/** The staged data of a service, by the names that its collections will have. */
export const stagedDataOf = (target: Data, service: ServiceName): ServiceData => ({
  collection: <Document extends object>(name: string) => stagedIn<Document>(target, { service, name }),
});

/** Reads the staged data as the services of this version do. @throws Error for a document that they cannot read */
export const readStaged = async (target: Data, advance: Advance): Promise<void> => {
  for (const service of serviceNames) {
    await serviceData[service].read?.(stagedDataOf(target, service));
    advance();
  }
};
