/** A chunk of its own, because a house without prices never loads it. */
export { quoteOf } from '@hearthstay/prices';
