import { withoutUnseenMarks } from './clean-text';

// Letters and digits of any script, and the characters that RFC 5321 allows without quotes. Mail servers accept no
// other punctuation, such as the apostrophes and dashes of word processors.
const mailbox = /[\p{L}\p{M}\p{N}\p{So}!#$%&'*+/=?^_`{|}~.-]{1,64}/u.source;
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source;
// A domain that ends in a number is an IP address in one of its notations.
const shape = new RegExp(`^${mailbox}@(?:${label}\\.)+(?!.$|\\d+$|0x)${label}$`, 'u');

/**
 * Whether a text has the shape of an e-mail address: a mailbox, an `@` and a domain with at least one dot, including
 * umlauts and excluding invisible characters. Only an e-mail can prove that the mailbox exists.
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@');

/** In lower case and NFKC, with the apostrophes and hyphens of keyboards in place of those of word processors. */
const fold = (text: string): string =>
  withoutUnseenMarks(text)
    // An acute accent; NFKC writes it as a space and a combining mark.
    .replaceAll('\u00b4', "'")
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u2032]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // Last: NFKC writes some accents as a space and a combining mark.
    .trim();

/** What surrounds an address where it is copied from: `Name <address>`, a link, the punctuation of a sentence. */
const unwrap = (text: string): string =>
  (/<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^mailto:/, '')
    .replace(/[\s.,;]+$/, '');

/**
 * The e-mail address that somebody means by a text: without unseen marks, in lower case, in NFKC, and without what
 * surrounds it in other programs. A text without an address stays without one.
 */
export const typedEmail = (text: string): string => {
  const folded = fold(text);
  const address = unwrap(folded);
  return isEmailShaped(address) ? address : folded;
};
