/** Resolves once the browser has painted, so that what follows does not delay the response to a tap. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
