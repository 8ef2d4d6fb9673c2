import { StartupError } from '@hearthstay/contracts';

/** An error that the user of the command can correct. Its message says how; it is shown without a stack. */
export class UserError extends StartupError {}
