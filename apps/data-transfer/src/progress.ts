import { SingleBar } from 'cli-progress';

export type Advance = () => void;

/** What a command does, one after the other. */
export type StepName = 'Checking' | 'Exporting' | 'Importing' | 'Reading back' | 'Preparing' | 'Reading' | 'Replacing';

/**
 * Runs a step of the work, which reports every processed document, and shows its progress.
 *
 * @param total the number of documents, of services for preparing and reading, or 1
 */
export type ShowStep = <Result>(
  name: StepName,
  total: number,
  work: (advance: Advance) => Promise<Result>,
) => Promise<Result>;

/** A progress bar in a terminal, otherwise nothing. */
export const showStep: ShowStep = async (name, total, work) => {
  const bar = new SingleBar({
    format: `${name.padEnd(12)} {bar} {value} of {total}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    // By default the library disables line wrapping, which would persist after Ctrl-C.
    linewrap: true,
  });
  bar.start(total, 0);
  try {
    return await work(() => bar.increment());
  } finally {
    // A bar that is not stopped redraws itself by a timer, which keeps the process running.
    bar.stop();
  }
};
