import type { ServiceName } from '@hearthstay/contracts';
import type { Document } from 'bson';
import type { Command } from './messages';

/**
 * A step of a service, identified by the database command that it sends. `before`: the command was sent and has not
 * reached the database; `after`: it was carried out and its reply has not reached the service.
 */
export interface Breakpoint {
  of: ServiceName;
  when: 'before' | 'after';
  command(command: Command): boolean;
}

/** The update of documents in a collection by a command, as JSON; empty for another command. */
const updateIn = (command: Command, collection: string): string => {
  if (command['findAndModify'] === collection) return JSON.stringify(command['update']);
  return command['update'] === collection ? JSON.stringify(command['updates']) : '';
};

/** The id of the document that a command finds and updates. */
export const updatedIdIn = (command: Command): string => String((command['query'] as Document)['_id']);

const approves = (command: Command): boolean => updateIn(command, 'booking_requests').includes('"status":"approved"');

/** The days of a request are claimed, and the request is not approved yet. */
export const betweenClaimAndApproval: Breakpoint = { of: 'bookings', when: 'before', command: approves };

/** A request is approved, and its event is not published. */
export const betweenApprovalAndPublication: Breakpoint = { of: 'bookings', when: 'after', command: approves };

/** A request is stored, and its event is not published. */
export const betweenRequestAndPublication: Breakpoint = {
  of: 'bookings',
  when: 'after',
  command: ({ insert }) => insert === 'booking_requests',
};

/** An event is published, and still recorded as unpublished. */
export const betweenPublicationAndItsRecord: Breakpoint = {
  of: 'bookings',
  when: 'before',
  command: (command) => updateIn(command, 'booking_requests').includes('"$pull":{"outbox"'),
};

/** The e-mail of an event is queued, and the event is not acknowledged. */
export const betweenQueueingAndAcknowledgement: Breakpoint = {
  of: 'notifications',
  when: 'after',
  command: ({ insert }) => insert === 'emails',
};

/** The SMTP server has accepted an e-mail that is not marked as sent yet. */
export const betweenDeliveryAndItsRecord: Breakpoint = {
  of: 'notifications',
  when: 'before',
  command: (command) => updateIn(command, 'emails').includes('"status":"sent"'),
};
