const shape = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * Whether a text is shaped like an e-mail address (specification, section 5): a mailbox, an `@` and a domain with at least
 * one dot, umlauts included. Whether the mailbox exists only an e-mail can tell.
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@');
