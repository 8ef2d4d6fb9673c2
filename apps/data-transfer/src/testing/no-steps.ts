import type { ShowStep } from '../progress';

/** Shows nothing. */
export const noSteps: ShowStep = (_name, _total, work) => work(() => undefined);
