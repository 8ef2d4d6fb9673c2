/** How long an answer may take, in milliseconds (specification, section 9). */
export const timeoutMs = 10_000;
