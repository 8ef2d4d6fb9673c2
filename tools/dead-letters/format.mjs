import { columns } from '../workspace/columns.mjs';

/** @typedef {import('../../libs/messaging/src/dead-letters/dead-letter.ts').DeadLetter} DeadLetter */

/** Escapes control characters: the sender of a message is unknown, so its content must not control the terminal. */
const printable = (value) => String(value ?? '-').replaceAll(/[^\x20-\x7e]/g, '?');

const seconds = (instant) => instant?.replace(/\.\d+Z$/, 'Z');

const headings = ['id', 'event', 'recorded', 'given up', 'tries', 'reason', 'correlation id'];

const rowOf = (/** @type {DeadLetter} */ letter) =>
  [
    letter.id,
    letter.event,
    seconds(letter.occurredAt),
    seconds(letter.givenUpAt),
    letter.deliveries,
    letter.reason,
    letter.correlationId,
  ].map(printable);

/** @param {string} service @param {DeadLetter[]} letters */
export const listing = (service, letters) =>
  letters.length === 0
    ? `${service}: no dead letters`
    : `${service}: ${letters.length} dead letter${letters.length === 1 ? '' : 's'}\n\n${columns([headings, ...letters.map(rowOf)])}`;

/** @param {string} service @param {DeadLetter} letter */
export const description = (service, letter) => {
  const facts = rowOf(letter).map((value, index) => [headings[index], value]);
  const fields = Object.entries(letter.fields).map(([name, kind]) => [`  ${printable(name)}`, printable(kind)]);
  return columns([['service', service], ...facts, ['fields', fields.length === 0 ? '-' : ''], ...fields]);
};
