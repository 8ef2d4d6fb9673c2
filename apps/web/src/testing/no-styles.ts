/** Replaces style sheets, which jsdom does not apply. */
export {};
