const mailbox = /[^\s\p{Cc}\p{Cf}\p{Cs}@"(),:;<>[\\\]]{1,64}/u.source;
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source;
// A domain that ends in a number is an IP address, in one of its forms.
const shape = new RegExp(`^${mailbox}@(?:${label}\\.)+(?!.$|\\d+$|0x)${label}$`, 'u');

/**
 * Whether a text is shaped like an e-mail address (specification, section 5): a mailbox, an `@` and a domain with at
 * least one dot, umlauts included and nothing that cannot be seen. Whether the mailbox exists only an e-mail can tell.
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@');
