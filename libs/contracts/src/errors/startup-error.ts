/** The program cannot start for a reason that its operator can fix. The message is shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
