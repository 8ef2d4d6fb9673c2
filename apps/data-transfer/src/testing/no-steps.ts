import type { ShowStep } from '../progress';

/** Shows nothing. */
export const noSteps: ShowStep = () => ({ advance: () => undefined, end: () => undefined });
