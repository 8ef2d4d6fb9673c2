/** The program cannot start, for a reason that its operator can mend. The message is all they need to read: no stack is shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
