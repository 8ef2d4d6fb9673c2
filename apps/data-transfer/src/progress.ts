import { SingleBar } from 'cli-progress';

export type Advance = () => void;

/**
 * Does a step of the work, which tells of every document that is done, and shows how far it is.
 *
 * @param total how many documents the step is about.
 */
export type ShowStep = <Result>(
  name: string,
  total: number,
  work: (advance: Advance) => Promise<Result>,
) => Promise<Result>;

/** A bar in a terminal; without one nothing, as nobody watches. */
export const showStep: ShowStep = async (name, total, work) => {
  const bar = new SingleBar({
    format: `${name.padEnd(12)} {bar} {value} of {total}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    // By default lines would no longer wrap, and after Ctrl-C nobody is left to set the terminal right again.
    linewrap: true,
  });
  bar.start(total, 0);
  try {
    return await work(() => bar.increment());
  } finally {
    // A bar that is not stopped is drawn for ever, and keeps the process from ending.
    bar.stop();
  }
};
