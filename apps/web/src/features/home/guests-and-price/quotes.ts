/** What a house with prices needs besides, as a file of its own: most pages never load it. */
export { quoteOf } from '@hearthstay/prices';
