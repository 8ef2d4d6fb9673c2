import type { ServiceName } from '@hearthstay/contracts';
import type { Document } from 'bson';
import type { Command } from './messages';

/**
 * A point in a service's work, seen from the database: a command that it sends. `before` is the instant at which the
 * command has been sent and not arrived; `after` the one at which it has been carried out and the service has not heard
 * of it.
 */
export interface Moment {
  of: ServiceName;
  when: 'before' | 'after';
  command(command: Command): boolean;
}

/** The update that a command makes of documents in a collection, as JSON; empty when it is another command. */
const updateIn = (command: Command, collection: string): string => {
  if (command['findAndModify'] === collection) return JSON.stringify(command['update']);
  return command['update'] === collection ? JSON.stringify(command['updates']) : '';
};

/** Which document a command finds and updates. */
export const updatedIdIn = (command: Command): string => String((command['query'] as Document)['_id']);

const approves = (command: Command): boolean => updateIn(command, 'booking_requests').includes('"status":"approved"');

/** The days of a request are held for it, and it is not approved yet. */
export const betweenClaimAndApproval: Moment = { of: 'bookings', when: 'before', command: approves };

/** A request is approved, and nobody has been told, neither the owner nor any other service. */
export const betweenApprovalAndPublication: Moment = { of: 'bookings', when: 'after', command: approves };

/** A request is stored, and nobody has been told, neither the guest nor any other service. */
export const betweenRequestAndPublication: Moment = {
  of: 'bookings',
  when: 'after',
  command: ({ insert }) => insert === 'booking_requests',
};

/** An event has been published, and still waits for its publication. */
export const betweenPublicationAndItsRecord: Moment = {
  of: 'bookings',
  when: 'before',
  command: (command) => updateIn(command, 'booking_requests').includes('"$pull":{"outbox"'),
};

/** An event has become an e-mail of the queue, and the broker has not heard of it. */
export const betweenQueueingAndAcknowledgement: Moment = {
  of: 'notifications',
  when: 'after',
  command: ({ insert }) => insert === 'emails',
};

/** The mail server has said "250" to an e-mail that is not marked as sent yet. */
export const betweenDeliveryAndItsRecord: Moment = {
  of: 'notifications',
  when: 'before',
  command: (command) => updateIn(command, 'emails').includes('"status":"sent"'),
};
