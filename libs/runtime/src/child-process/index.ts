export { answerParent } from './answer-parent';
export { ChildProcessEnded, runInChildProcess, type ChildTask } from './run-in-child-process';
