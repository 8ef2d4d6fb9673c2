/**
 * A new key of a changing call, so that repetitions of the call take effect once. `crypto.randomUUID` is not used,
 * because browsers have it on HTTPS pages only, and a house may serve its site without HTTPS in its own network.
 */
export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
