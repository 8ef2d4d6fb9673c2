/**
 * Names a changing call, so that it takes effect once however often it is sent. Not `crypto.randomUUID`: browsers have
 * it on HTTPS pages only, and a house may be served on its own network without.
 */
export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
