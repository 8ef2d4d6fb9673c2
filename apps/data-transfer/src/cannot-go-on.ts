/** Something that whoever runs the command can mend. The message says what and how; no stack is shown. */
export class CannotGoOn extends Error {
  override readonly name = 'CannotGoOn';
}
