const mailbox = /[^\s\p{Cc}\p{Cf}\p{Cs}@"(),:;<>[\\\]]{1,64}/u.source;
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source;
// A domain that ends in a number is an IP address in one of its notations.
const shape = new RegExp(`^${mailbox}@(?:${label}\\.)+(?!.$|\\d+$|0x)${label}$`, 'u');

/**
 * Whether a text has the shape of an e-mail address: a mailbox, an `@` and a domain with at least one dot, including
 * umlauts and excluding invisible characters. Only an e-mail can prove that the mailbox exists.
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@');
