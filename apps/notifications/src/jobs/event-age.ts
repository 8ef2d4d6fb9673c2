import type { CausingEvent } from './email-job';

const day = 24 * 60 * 60_000;

/** How long it is remembered which e-mails and notices there have been, in milliseconds. */
export const rememberedMs = 180 * day;

/** Clocks of different machines, and the wait of a record for its removal, differ by less. */
const margin = day;

/**
 * Whether it may be forgotten already what an event has caused. Such an event, replayed from the dead letters for
 * example, makes no e-mail: the same e-mail may have been sent before.
 */
export const mayBeForgotten = ({ occurredAt }: CausingEvent, now = new Date()): boolean =>
  now.getTime() - Date.parse(occurredAt) > rememberedMs - margin;
