/** Resolves once the browser has painted, so that the work after it does not delay what a tap shows. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
