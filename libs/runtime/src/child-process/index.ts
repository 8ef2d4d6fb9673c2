export { replyToParent } from './reply-to-parent';
export { ChildProcessEnded, runInChildProcess, type ChildTask } from './run-in-child-process';
