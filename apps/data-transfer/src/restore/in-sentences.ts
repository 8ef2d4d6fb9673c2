import type { ShowStep, StepName } from '../progress';

/** Shows each step of a restore, and says before what it does, in a sentence. */
export const inSentences = (showStep: ShowStep, say: (sentence: string) => void, restorePoint: string): ShowStep => {
  const sentences: Record<StepName, string> = {
    Checking: 'Reading the whole backup, to see that it is complete …',
    Exporting: `Exporting the present data to ${restorePoint} …`,
    Importing: 'Writing the data of the backup beside the present data …',
    'Reading back': 'Comparing what was written with the backup …',
    Preparing: 'Bringing it into the form of this version …',
    Reading: 'Reading it as Hearthstay does …',
    Replacing: 'Replacing the present data …',
  };
  return (name, total, work) => {
    say(sentences[name]);
    return showStep(name, total, work);
  };
};
