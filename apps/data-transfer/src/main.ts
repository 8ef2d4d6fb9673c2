import { runCommand } from '@hearthstay/runtime';
import { run } from './run';

await runCommand(run);
