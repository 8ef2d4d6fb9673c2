import { SingleBar } from 'cli-progress';

/** Shows how far a step is. */
export interface Step {
  advance(): void;
  end(): void;
}

/** @param total how many documents the step is about. */
export type ShowStep = (name: string, total: number) => Step;

/** A bar in a terminal; without one nothing, as nobody watches. */
export const showStep: ShowStep = (name, total) => {
  const bar = new SingleBar({
    format: `${name.padEnd(12)} {bar} {value} of {total}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
  });
  bar.start(total, 0);
  return {
    advance: () => bar.increment(),
    end: () => bar.stop(),
  };
};
